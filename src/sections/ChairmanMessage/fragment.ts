import { graphql } from "gatsby";

export const chairmanFragment = graphql`
  fragment ChairmanMessage on ChairmanMessage {
    heading(language: $language)
    name(language: $language)
    title(language: $language)
    letter(language: $language)
    image {
      ...HalfPicture
    }
  }
`;
