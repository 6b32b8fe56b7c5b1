/** The sitemap is the pages, and pages and their alternates name each other. */
import { readFile } from "node:fs/promises";
import { parse } from "parse5";
import { attributeOf, elementsOf, type HtmlElement } from "../../../../src/hosting/build/html";
import { pictureAddresses, shownSources } from "../../../../src/seo/build/sitemap/pagePictures";
import { defaultLanguage, languageCodes, languages } from "../../../../src/i18n/languages";
import { select, single, type SeoIssue, type ParsedPage, type Site } from "../site";
import { textOf } from "../text";

const hrefLangs = [...languageCodes.map((code) => languages[code].hrefLang), "x-default"].sort();

/** The addresses that links name as alternates, by their hreflang. */
const alternatesIn = (links: readonly HtmlElement[]) =>
  new Map(
    links
      .filter((link) => attributeOf(link, "hreflang") !== undefined)
      .map((link) => [attributeOf(link, "hreflang") ?? "", attributeOf(link, "href") ?? ""]),
  );
const alternatesOf = (page: ParsedPage) => alternatesIn(select(page, "link", { rel: "alternate" }));
const asText = (alternates: ReadonlyMap<string, string>) =>
  [...alternates]
    .map((pair) => pair.join(" "))
    .sort()
    .join();

function* headIssues(page: ParsedPage, { pages }: Site): Generator<string> {
  const canonical = single(page, "link", { rel: "canonical" }, "href");
  if (canonical !== page.url) yield `is canonical to ${canonical ?? "none or several pages"}`;
  const alternates = alternatesOf(page);
  const named = [...alternates.keys()].sort().join();
  if (named !== hrefLangs.join()) yield `has alternates in ${named || "no language"}`;
  const own = languages[page.language].hrefLang;
  for (const [hrefLang, url] of alternates) {
    const target = pages.get(url);
    if (!target?.indexable) yield `names ${url} as its ${hrefLang} version, which is no page`;
    else if (alternatesOf(target).get(own) !== page.url)
      yield `names ${url} as its ${hrefLang} version, which does not name it back`;
  }
  if (alternates.get("x-default") !== alternates.get(languages[defaultLanguage].hrefLang))
    yield "has another x-default than its version in the default language";
}

async function read(url: string, { fileAt }: Site): Promise<string> {
  const file = fileAt(url);
  if (file === undefined) throw new Error(`${url} is missing`);
  return readFile(file, "utf8");
}

/** The elements of the XML at an address. */
const elementsAt = async (url: string, site: Site) => [
  ...elementsOf(parse((await read(url, site)).replace(/<\?xml.*?\?>/, ""))),
];

const textsOf = (elements: readonly HtmlElement[], tagName: string) =>
  elements.filter((element) => element.tagName === tagName).map(textOf);

/** The entries of every sitemap that robots.txt leads to. Rejects when one is missing. */
async function sitemapEntries(site: Site): Promise<HtmlElement[][]> {
  const robots = await read(`${site.siteUrl}/robots.txt`, site);
  const index = /^Sitemap: (\S+)$/m.exec(robots)?.[1];
  if (index === undefined) throw new Error("names no sitemap");
  const sitemaps = textsOf(await elementsAt(index, site), "loc");
  const all = await Promise.all(sitemaps.map((url) => elementsAt(url, site)));
  return all
    .flat()
    .filter(({ tagName }) => tagName === "url")
    .map((entry) => [...elementsOf(entry)]);
}

function* entryIssues(
  entry: readonly HtmlElement[],
  page: ParsedPage | undefined,
): Generator<string> {
  if (!page?.indexable) {
    yield "stands in the sitemap and is no page to be found";
    return;
  }
  const links = entry.filter(({ tagName }) => tagName === "xhtml:link");
  if (asText(alternatesIn(links)) !== asText(alternatesOf(page)))
    yield "has other alternates in the sitemap than in its head";
  const listed = textsOf(entry, "image:loc");
  const shown = pictureAddresses(shownSources(page.elements), page.url);
  for (const url of listed.filter((picture) => !shown.includes(picture)))
    yield `does not show ${url}, which the sitemap says it does`;
  for (const url of shown.filter((picture) => !listed.includes(picture)))
    yield `shows ${url}, which the sitemap leaves out`;
  const [date] = textsOf(entry, "lastmod");
  if (date !== undefined && !(Date.parse(date) <= Date.now())) yield `was last changed at ${date}`;
}

export async function* indexingRule(site: Site): AsyncGenerator<SeoIssue> {
  for (const page of site.pages.values()) {
    const hides = select(page, "link", { rel: "canonical" }).length > 0;
    if (page.indexable)
      for (const reason of headIssues(page, site)) yield { page: page.url, reason };
    else if (hides) yield { page: page.url, reason: "is not to be found and names a canonical" };
  }
  let entries: HtmlElement[][];
  try {
    entries = await sitemapEntries(site);
  } catch (error) {
    yield { page: "/robots.txt", reason: (error as Error).message };
    return;
  }
  const seen = new Set<string>();
  for (const entry of entries) {
    const [url = ""] = textsOf(entry, "loc");
    if (seen.has(url)) yield { page: url, reason: "stands in the sitemap twice" };
    seen.add(url);
    for (const reason of entryIssues(entry, site.pages.get(url))) yield { page: url, reason };
  }
  for (const { url, indexable } of site.pages.values())
    if (indexable && !seen.has(url)) yield { page: url, reason: "is missing in the sitemap" };
}
