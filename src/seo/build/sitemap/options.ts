/** Options of gatsby-plugin-sitemap: every page that is to be found once, with its alternates. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "parse5";
import { pagesOf, type SitePage } from "../../../content/pages";
import { readContent } from "../../../content/readContent";
import { absoluteUrl, alternates, routeOfPath } from "../../../i18n/paths";
import { elementsOf } from "../../../hosting/build/html";
import { readLastChanges } from "./lastChange";
import { pictureAddresses, shownSources } from "./pagePictures";

type PagesByRoute = ReadonlyMap<string, SitePage>;

interface SitemapData {
  site: { siteMetadata: { siteUrl: string } };
  allSitePage: { nodes: { path: string }[] };
}

/** An entry of the sitemap as the `sitemap` package writes it. */
export interface SitemapEntry {
  path: string;
  links: { lang: string; url: string }[];
  img: { url: string }[];
  lastmod?: string;
}

const query = `{
  site { siteMetadata { siteUrl } }
  allSitePage { nodes { path } }
}`;

/** The page with this route, if its content lets it be found. */
export function indexable(route: string, pages: PagesByRoute): SitePage | undefined {
  const page = pages.get(route);
  return page?.words.seo.noIndex === true ? undefined : page;
}

/** The entries of the sitemap, in the order of their addresses. */
async function entries(root: string, data: SitemapData): Promise<SitemapEntry[]> {
  const { siteUrl } = data.site.siteMetadata;
  const lastChange = await readLastChanges(root, "content");
  const pages = new Map(pagesOf(readContent(root)).map((page) => [page.route, page]));
  const paths = data.allSitePage.nodes.map(({ path }) => path).sort();
  const found: SitemapEntry[] = [];
  // One after the other: all pages at once would be in memory.
  for (const path of paths) {
    const route = routeOfPath(path);
    const page = indexable(route, pages);
    if (!page) continue;
    const html = await readFile(join(root, "public", path, "index.html"), "utf8");
    const pictures = shownSources(elementsOf(parse(html)));
    const lastmod = lastChange(`content/${page.file}`);
    found.push({
      path,
      links: alternates(route, siteUrl).map(({ hrefLang: lang, href: url }) => ({ lang, url })),
      img: pictureAddresses(pictures, absoluteUrl(path, siteUrl)).map((url) => ({ url })),
      ...(lastmod === undefined ? {} : { lastmod }),
    });
  }
  return found;
}

export const sitemapOptions = {
  output: "/",
  query,
  resolveSiteUrl: ({ site }: SitemapData) => site.siteMetadata.siteUrl,
  resolvePages: (data: SitemapData) => entries(process.cwd(), data),
  serialize: ({ path, ...entry }: SitemapEntry) => ({ url: path, ...entry }),
};
