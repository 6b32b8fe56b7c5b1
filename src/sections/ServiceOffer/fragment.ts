import { graphql } from "gatsby";

export const serviceOfferFragment = graphql`
  fragment ServiceOffer on Service {
    price {
      text(language: $language)
      currencyName(language: $language)
      unit
    }
    pricing {
      included(language: $language)
      adds(language: $language)
      note(language: $language)
    }
    technologies
  }
`;
