import { graphql } from "gatsby";

export const heroFragment = graphql`
  fragment Hero on HomePage {
    slides {
      title(language: $language)
      subtitle(language: $language)
      image {
        ...WidePicture
      }
    }
  }
`;
