import { graphql } from "gatsby";

export const headingFragment = graphql`
  fragment Heading on SectionHeading {
    title(language: $language)
    intro(language: $language)
  }
`;
