import type { GatsbyConfig } from "gatsby";
import { pathPrefix } from "./src/gatsby/siteUrl";
import { contentDocumentType } from "./src/gatsby/contentNodes";
import { sharpOptions } from "./src/gatsby/patches/measurePictures";
import { sitemapOptions } from "./src/seo/build/sitemap/options";
import { defaultLanguage, languageCodes } from "./src/i18n/languages";

const config: GatsbyConfig = {
  trailingSlash: "always",
  pathPrefix,
  jsxRuntime: "automatic",
  graphqlTypegen: {
    generateOnBuild: true,
    typesOutputPath: "src/gatsby-types.d.ts",
  },
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "content", path: "content", ignore: ["**/.schemas/**"] },
    },
    { resolve: "gatsby-source-filesystem", options: { name: "locales", path: "locales" } },
    { resolve: "gatsby-transformer-json", options: { typeName: contentDocumentType } },
    "gatsby-plugin-image",
    { resolve: "gatsby-plugin-sharp", options: sharpOptions },
    "gatsby-transformer-sharp",
    {
      resolve: "gatsby-plugin-postcss",
      options: {
        cssLoaderOptions: {
          // The class `link` of Header.module.css is `Header-link`.
          modules: {
            localIdentName: "[1]-[local]",
            localIdentRegExp: "([^/]+)\\.module\\.css$",
          },
        },
      },
    },
    // Before gatsby-plugin-react-i18next, so that the layout stands inside its provider.
    `${__dirname}/src/app/layoutPlugin`,
    {
      resolve: "gatsby-plugin-react-i18next",
      options: {
        localeJsonSourceName: "locales",
        localeJsonNodeName: "locales",
        languages: languageCodes,
        defaultLanguage,
        fallbackLanguage: defaultLanguage,
        trailingSlash: "always",
        redirect: false,
        i18nextOptions: {
          defaultNS: "common",
          interpolation: { escapeValue: false },
          showSupportNotice: false,
        },
      },
    },
    { resolve: "gatsby-plugin-sitemap", options: sitemapOptions },
  ],
};

export default config;
