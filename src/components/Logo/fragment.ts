import { graphql } from "gatsby";

export const logoFragment = graphql`
  fragment Logo on Company {
    name
    wordmark {
      address
      width
      height
    }
  }
`;
