import { graphql } from "gatsby";

export const serviceDiagramFragment = graphql`
  fragment ServiceDiagram on Diagram {
    title(language: $language)
    intro(language: $language)
    nodes {
      iconName
      title(language: $language)
      text(language: $language)
      parts(language: $language)
    }
  }
`;
