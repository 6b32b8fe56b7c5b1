import { graphql } from "gatsby";

export const serviceCardFragment = graphql`
  fragment ServiceCard on Service {
    id
    path
    iconName
    color
    title(language: $language)
    description(language: $language)
    price {
      text(language: $language)
      currencyName(language: $language)
      unit
    }
  }

  fragment FeaturedService on Service {
    id
    path
    iconName
    color
    title(language: $language)
    summary(language: $language)
  }
`;
