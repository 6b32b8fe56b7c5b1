import { graphql } from "gatsby";

export const companyFiguresFragment = graphql`
  fragment CompanyFigures on Company {
    foundingYear
    countries
    claims {
      id
      value
      suffix
      label(language: $language)
      homeOnly
    }
  }
`;
