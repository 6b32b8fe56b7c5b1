import { absoluteUrl } from "../i18n/paths";

/** Where gatsby-plugin-sitemap puts the list of sitemaps. */
export const sitemapPath = "/sitemap-index.xml";

/**
 * robots.txt (RFC 9309): all may be read, and here is the list. What is not to be found says so
 * itself, by `noindex`, which a crawler only sees on a page that it may read.
 */
export function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(sitemapPath, siteUrl)}\n`;
}
