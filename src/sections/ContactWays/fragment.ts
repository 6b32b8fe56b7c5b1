import { graphql } from "gatsby";

export const contactWaysFragment = graphql`
  fragment ContactWays on Company {
    email
    phone
    whatsapp
    address {
      locality(language: $language)
      country(language: $language)
      mapUrl
    }
    openingHours {
      dayRuns(language: $language)
      opens: opensAt(language: $language)
      closes: closesAt(language: $language)
    }
  }
`;
