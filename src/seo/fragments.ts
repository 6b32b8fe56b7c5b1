import { graphql } from "gatsby";

export const seoFragment = graphql`
  fragment SeoWords on Seo {
    title(language: $language)
    description(language: $language)
    keywords(language: $language)
    noIndex
  }
`;
