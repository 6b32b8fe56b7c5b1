import { graphql } from "gatsby";

export const contactFormFragments = graphql`
  fragment ContactFormService on Service {
    id
    title(language: $language)
  }

  fragment ContactFormCompany on Company {
    email
    phone
    whatsapp
  }
`;
