/** Options of gatsby-plugin-sitemap: every page that is to be found once, with its alternates. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { absoluteUrl, alternates, routeOfPath } from "../../i18n/paths";
import { fixedPaths, fixedRouteOf, pageTypes, rootFieldOf } from "../pages";
import { pageCache, recordOf } from "../postBuild/pageFacts";
import { withLightScripts } from "../postBuild/pageScripts";
import { latest, readLastChanges } from "./lastChange";
import { pictureAddresses } from "./pagePictures";
import { readSources } from "./sources";

type Indexing = { seo: { noIndex: boolean | null } };

interface SitemapData {
  site: { siteMetadata: { siteUrl: string } };
  allSitePage: { nodes: { path: string }[] };
  allService: { nodes: (Indexing & { path: string })[] };
  [page: string]: unknown;
}

/** An entry of the sitemap as the `sitemap` package writes it. */
export interface SitemapEntry {
  path: string;
  links: { lang: string; url: string }[];
  img: { url: string }[];
  lastmod?: string;
}

const indexing = fixedPaths.map((route) => `${rootFieldOf(pageTypes[route])} { seo { noIndex } }`);

const query = `{
  site { siteMetadata { siteUrl } }
  allSitePage { nodes { path } }
  allService { nodes { path seo { noIndex } } }
  ${indexing.join("\n  ")}
}`;

/** Whether the content lets the page with this path (without language prefix) be found. */
export function isIndexable(route: string, data: SitemapData): boolean {
  const fixed = fixedRouteOf(route);
  const page = fixed
    ? (data[rootFieldOf(pageTypes[fixed])] as Indexing)
    : data.allService.nodes.find(({ path }) => path === route);
  return page !== undefined && page.seo.noIndex !== true;
}

/** The entries of the sitemap, in the order of their addresses. */
async function entries(root: string, data: SitemapData): Promise<SitemapEntry[]> {
  const { siteUrl } = data.site.siteMetadata;
  const lastChange = await readLastChanges(root, "content");
  const sourcesOf = readSources(root);
  const cache = pageCache(root);
  const paths = data.allSitePage.nodes
    .map(({ path }) => path)
    .filter((path) => isIndexable(routeOfPath(path), data))
    .sort();
  const found: SitemapEntry[] = [];
  // One after the other: all pages at once would be in memory.
  for (const path of paths) {
    const route = routeOfPath(path);
    const html = await readFile(join(root, "public", path, "index.html"), "utf8");
    const { pictures } = await recordOf(await withLightScripts(html), cache);
    const lastmod = latest(lastChange, sourcesOf(route));
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
