/** Options of gatsby-plugin-sitemap: every page that is to be found once, with its alternates. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { absoluteUrl, alternates, routeOfPath } from "../../i18n/paths";
import { fixedPaths, fixedRouteOf, pageTypes, rootFieldOf } from "../pages";
import { pageCache, recordOf } from "../postBuild/pageFacts";
import { withLightScripts } from "../postBuild/pageScripts";
import { readLastChanges } from "./lastChange";
import { pictureAddresses } from "./pagePictures";

/** What the content has of a page: an object whose document has a file below content/. */
interface PageContent {
  seo: { noIndex: boolean | null };
  parent: { parent: { relativePath: string } };
}

interface SitemapData {
  site: { siteMetadata: { siteUrl: string } };
  allSitePage: { nodes: { path: string }[] };
  allService: { nodes: (PageContent & { path: string })[] };
  [page: string]: unknown;
}

/** An entry of the sitemap as the `sitemap` package writes it. */
export interface SitemapEntry {
  path: string;
  links: { lang: string; url: string }[];
  img: { url: string }[];
  lastmod?: string;
}

const pageContent = "seo { noIndex } parent { parent { ... on File { relativePath } } }";
const fixedPages = fixedPaths.map((route) => `${rootFieldOf(pageTypes[route])} { ${pageContent} }`);

const query = `{
  site { siteMetadata { siteUrl } }
  allSitePage { nodes { path } }
  allService { nodes { path ${pageContent} } }
  ${fixedPages.join("\n  ")}
}`;

/** The content of the page with this path (without language prefix), if it lets it be found. */
export function indexable(route: string, data: SitemapData): PageContent | undefined {
  const fixed = fixedRouteOf(route);
  const page = fixed
    ? (data[rootFieldOf(pageTypes[fixed])] as PageContent)
    : data.allService.nodes.find(({ path }) => path === route);
  return page?.seo.noIndex === true ? undefined : page;
}

/** The entries of the sitemap, in the order of their addresses. */
async function entries(root: string, data: SitemapData): Promise<SitemapEntry[]> {
  const { siteUrl } = data.site.siteMetadata;
  const lastChange = await readLastChanges(root, "content");
  const cache = pageCache(root);
  const paths = data.allSitePage.nodes.map(({ path }) => path).sort();
  const found: SitemapEntry[] = [];
  // One after the other: all pages at once would be in memory.
  for (const path of paths) {
    const route = routeOfPath(path);
    const page = indexable(route, data);
    if (!page) continue;
    const html = await readFile(join(root, "public", path, "index.html"), "utf8");
    const { pictures } = await recordOf(await withLightScripts(html), cache);
    const lastmod = lastChange(`content/${page.parent.parent.relativePath}`);
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
