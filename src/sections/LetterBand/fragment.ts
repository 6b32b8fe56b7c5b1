import { graphql } from "gatsby";

export const query = graphql`
  fragment LetterBand on HomeBand {
    quote(language: $language)
    image {
      ...WidePicture
    }
  }
`;
