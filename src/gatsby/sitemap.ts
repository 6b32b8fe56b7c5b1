/** Options of gatsby-plugin-sitemap: every indexable page once, with its alternates. */
import { alternates, routeOfPath } from "../i18n/paths";

interface SitemapPage {
  path: string;
}

const notFoundPage = /\/404(\/|\.html)$/;

export const sitemapOptions = {
  output: "/",
  query: `{
    site { siteMetadata { siteUrl } }
    allSitePage { nodes { path } }
  }`,
  resolveSiteUrl: ({ site }: { site: { siteMetadata: { siteUrl: string } } }) =>
    site.siteMetadata.siteUrl,
  resolvePages: ({
    allSitePage,
    site,
  }: {
    allSitePage: { nodes: SitemapPage[] };
    site: { siteMetadata: { siteUrl: string } };
  }) =>
    allSitePage.nodes
      .filter(({ path }) => !notFoundPage.test(path) && !path.startsWith("/dev-404-page"))
      .map(({ path }) => ({ path, siteUrl: site.siteMetadata.siteUrl })),
  serialize: ({ path, siteUrl }: SitemapPage & { siteUrl: string }) => ({
    url: path,
    links: alternates(routeOfPath(path), siteUrl).map(({ hrefLang, href }) => ({
      lang: hrefLang,
      url: href,
    })),
  }),
};
