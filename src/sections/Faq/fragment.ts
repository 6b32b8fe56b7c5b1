import { graphql } from "gatsby";

export const faqGroupFragment = graphql`
  fragment FaqGroup on FaqGroup {
    id
    title(language: $language)
    questions {
      id
      question(language: $language)
      answer(language: $language)
      page
      pageTitle(language: $language)
    }
  }
`;
