import { graphql } from "gatsby";

export const serviceComparisonFragment = graphql`
  fragment ServiceComparison on Comparison {
    purpose(language: $language)
    duration(language: $language)
    editor(language: $language)
    limits(language: $language)
    example(language: $language)
    project {
      id
    }
  }
`;
