import { graphql } from "gatsby";

export const projectFragment = graphql`
  fragment ProjectCard on Project {
    id
    title(language: $language)
    description(language: $language)
    technologies
    link
    service {
      path
    }
    image {
      ...HalfPicture
    }
  }
`;
