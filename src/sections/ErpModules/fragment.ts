import { graphql } from "gatsby";

export const erpModuleFragment = graphql`
  fragment ErpModuleCard on ErpModule {
    id
    title(language: $language)
    description(language: $language)
    color
  }
`;
