import { graphql } from "gatsby";

export const companyProofFragment = graphql`
  fragment CompanyProof on Proof {
    team {
      title(language: $language)
      items {
        name(language: $language)
        role(language: $language)
        portrait(language: $language) {
          ...Portrait
        }
        link
      }
    }
    certificates {
      title(language: $language)
      items {
        name(language: $language)
        issuer(language: $language)
        year
        link
      }
    }
    registration {
      title(language: $language)
      items {
        kind
        number
        office(language: $language)
      }
    }
  }
`;
