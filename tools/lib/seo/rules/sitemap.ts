import { pictureAddresses, shownSources } from "../../../../src/gatsby/sitemap/pagePictures";
import { alternatesOf } from "./alternates";
import { type Fault, type Rule, type Site } from "../site";

/** An entry of the sitemap. */
interface Entry {
  url: string;
  lastmod: string | undefined;
  /** Addresses by their hreflang. */
  alternates: Map<string, string>;
  pictures: string[];
}

const unescape = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (entity) => {
    const signs: Record<string, string> = {
      "&amp;": "&",
      "&lt;": "<",
      "&gt;": ">",
      "&quot;": '"',
      "&apos;": "'",
    };
    return signs[entity] ?? entity;
  });

const all = (xml: string, pattern: RegExp) =>
  [...xml.matchAll(pattern)].map((match) => unescape(match[1] ?? ""));

function readEntry(xml: string): Entry {
  const links = [...xml.matchAll(/<xhtml:link\b[^>]*>/g)].map(([link]) => link);
  return {
    url: all(xml, /<loc>([^<]*)<\/loc>/g)[0] ?? "",
    lastmod: all(xml, /<lastmod>([^<]*)<\/lastmod>/g)[0],
    alternates: new Map(
      links.map((link) => [
        all(link, /hreflang="([^"]*)"/g)[0] ?? "",
        all(link, /href="([^"]*)"/g)[0] ?? "",
      ]),
    ),
    pictures: all(xml, /<image:loc>([^<]*)<\/image:loc>/g),
  };
}

async function read(site: Site, url: string): Promise<string> {
  const { status, body } = await site.ask(url);
  if (status !== 200) throw new Error(`${url} answers ${status}`);
  return body.toString();
}

/** The entries of every sitemap that robots.txt leads to. Rejects when one is missing. */
async function readSitemap(site: Site): Promise<Entry[]> {
  const robots = await read(site, `${site.siteUrl}/robots.txt`);
  const [index] = all(robots, /^Sitemap: (\S+)$/gm);
  if (index === undefined) throw new Error("robots.txt names no sitemap");
  if (!index.startsWith(`${site.siteUrl}/`)) throw new Error(`robots.txt names ${index}`);
  const sitemaps = all(await read(site, index), /<loc>([^<]*)<\/loc>/g);
  const texts = await Promise.all(sitemaps.map((url) => read(site, url)));
  return texts.flatMap((text) => all(text, /<url>(.*?)<\/url>/gs).map(readEntry));
}

async function judge(site: Site, entry: Entry): Promise<string[]> {
  const { url, lastmod, alternates, pictures } = entry;
  const { status } = await site.ask(url);
  if (status !== 200) return [`stands in the sitemap and answers ${status}`];
  const page = site.pages.find((candidate) => candidate.url === url);
  if (!page) return ["stands in the sitemap and is no page of the site"];
  if (!page.indexable) return ["stands in the sitemap and is not to be found (noindex)"];
  const said = [...alternatesOf(page)].map((pair) => pair.join(" ")).sort();
  const listed = [...alternates].map((pair) => pair.join(" ")).sort();
  const shown = pictureAddresses(shownSources(page.elements), url);
  const date = lastmod === undefined ? 0 : Date.parse(lastmod);
  return [
    ...(said.join() === listed.join()
      ? []
      : ["has other alternates in the sitemap than in its head"]),
    ...pictures
      .filter((picture) => !shown.includes(picture))
      .map((picture) => `does not show ${picture}, which the sitemap says it does`),
    ...shown
      .filter((picture) => !pictures.includes(picture))
      .map((picture) => `shows ${picture}, which the sitemap leaves out`),
    ...(Number.isNaN(date) || date > Date.now() ? [`was last changed at "${lastmod}"`] : []),
  ];
}

/** Every page that is to be found stands in the sitemap once, as it is, and nothing else does. */
export const sitemapRule: Rule = async (site) => {
  let entries: Entry[];
  try {
    entries = await readSitemap(site);
  } catch (error) {
    return [{ page: "/robots.txt", reason: (error as Error).message }];
  }
  const faults: Fault[] = [];
  const seen = new Set<string>();
  for (const entry of entries) {
    if (seen.has(entry.url))
      faults.push({ page: entry.url, reason: "stands in the sitemap twice" });
    seen.add(entry.url);
    const reasons = await judge(site, entry);
    faults.push(...reasons.map((reason) => ({ page: entry.url, reason })));
  }
  const missing = site.pages.filter(({ indexable, url }) => indexable && !seen.has(url));
  return [
    ...faults,
    ...missing.map(({ url }) => ({ page: url, reason: "is missing in the sitemap" })),
  ];
};
