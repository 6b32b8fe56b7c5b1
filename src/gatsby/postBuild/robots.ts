import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { absoluteUrl } from "../../i18n/paths";

/** Where gatsby-plugin-sitemap puts the list of sitemaps. */
export const sitemapPath = "/sitemap-index.xml";

/**
 * robots.txt (RFC 9309): all may be read, and here is the list. What is not to be found says so
 * itself, by `noindex`, which a crawler only sees on a page that it may read.
 */
export function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(sitemapPath, siteUrl)}\n`;
}

/** Writes robots.txt into a built site. */
export async function writeRobots(root: string, siteUrl: string): Promise<void> {
  await writeFile(join(root, "robots.txt"), robots(siteUrl));
}
