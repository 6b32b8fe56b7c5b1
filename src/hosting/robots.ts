import { absoluteUrl } from "../i18n/paths";

/** Where gatsby-plugin-sitemap puts the list of sitemaps. */
export const sitemapPath = "/sitemap-index.xml";

/**
 * robots.txt (RFC 9309): allows every page and names the list of sitemaps. Unlisted pages carry
 * `noindex`, which a crawler sees only on a page that it may read.
 */
export function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(sitemapPath, siteUrl)}\n`;
}
