import { graphql } from "gatsby";

export const erpGlimpseFragment = graphql`
  fragment ErpGlimpse on ErpTour {
    title(language: $language)
    intro(language: $language)
    notice(language: $language)
    company(language: $language)
    service {
      path
    }
    sheet(language: $language) {
      month
      glimpse {
        figures {
          label
          value
        }
        story {
          label
          value
        }
        months {
          sales
          profit
        }
      }
    }
  }
`;
