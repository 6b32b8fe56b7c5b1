import { graphql } from "gatsby";

export const pointFragments = graphql`
  fragment PointWords on Point {
    title(language: $language)
    text(language: $language)
  }

  fragment IconPointWords on IconPoint {
    iconName
    title(language: $language)
    text(language: $language)
  }

  fragment QuestionWords on Question {
    question(language: $language)
    answer(language: $language)
  }
`;
