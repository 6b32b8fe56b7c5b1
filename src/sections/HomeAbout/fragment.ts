import { graphql } from "gatsby";

export const homeAboutFragment = graphql`
  fragment HomeAbout on HomeAbout {
    title(language: $language)
    text(language: $language)
    promises(language: $language)
    image {
      ...HalfPicture
    }
  }

  fragment Claims on Company {
    claims {
      id
      value
      suffix
      label(language: $language)
    }
  }
`;
