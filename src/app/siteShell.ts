import { graphql } from "gatsby";

/** What every page needs besides its own content: the facts, the first services and the words. */
export const siteShellFragment = graphql`
  fragment SiteShell on Query {
    site {
      siteMetadata {
        siteUrl
        readableUrl
      }
    }
    socialPicture(path: $path)
    company {
      name
      ...Logo
      url
      tagline(language: $language)
      blurb(language: $language)
      foundingYear
      email
      phone
      whatsapp
      address {
        locality(language: $language)
        country(language: $language)
        countryCode
        mapUrl
      }
      social {
        icon
        url
        name
      }
    }
    menuServices: allService(sort: { order: ASC }, limit: 12) {
      pageInfo {
        hasNextPage
      }
      nodes {
        id
        path
        iconName
        color
        title(language: $language)
        summary(language: $language)
      }
    }
    otherLanguages: allLocale(filter: { ns: { eq: "suggestion" }, language: { ne: $language } }) {
      nodes {
        language
        data
      }
    }
  }
`;

/** The interface words, as gatsby-plugin-react-i18next expects them. */
export const wordsFragment = graphql`
  fragment Words on LocaleConnection {
    edges {
      node {
        ns
        data
        language
      }
    }
  }
`;
