import { graphql } from "gatsby";

export const siteFiguresFragment = graphql`
  fragment SiteFigures on Service {
    path
    siteFigures {
      title(language: $language)
      intro(language: $language)
      checkTitle(language: $language)
      figures {
        kind
        unit(language: $language)
        keys
        title(language: $language)
        text(language: $language)
        check(language: $language)
      }
      measured(language: $language)
      link(language: $language)
    }
    measurement(language: $language) {
      kilobytes
      largestPaint
      tool
      measuredOn
      day(language: $language)
    }
  }
`;
