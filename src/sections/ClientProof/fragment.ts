import { graphql } from "gatsby";

export const clientProofFragment = graphql`
  fragment ClientProof on Proof {
    testimonials {
      title(language: $language)
      items {
        quote(language: $language)
        name(language: $language)
        role(language: $language)
        company(language: $language)
        portrait(language: $language) {
          ...Portrait
        }
      }
    }
    clients {
      title(language: $language)
      items {
        name(language: $language)
        logo(language: $language) {
          publicURL
        }
        link
      }
    }
  }
`;
