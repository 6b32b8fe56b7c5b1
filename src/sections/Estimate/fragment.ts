import { graphql } from "gatsby";

export const estimateFragments = graphql`
  fragment EstimateService on Service {
    id
    iconName
    color
    title(language: $language)
    price {
      text(language: $language)
      currencyName(language: $language)
      unit
    }
    pricing {
      included(language: $language)
      adds(language: $language)
      addIds
      note(language: $language)
    }
  }

  fragment EstimateWords on EstimatePage {
    service {
      ...Heading
    }
    size {
      ...Heading
    }
    summary {
      title(language: $language)
      empty(language: $language)
      promise(language: $language)
      message(language: $language)
    }
    withoutScripts(language: $language)
  }

  fragment EstimateCompany on Company {
    email
    whatsapp
  }
`;
