/** Every address that a page links to or loads exists, and every page is linked to. */
import { attributeOf, type HtmlElement } from "../../../../src/hosting/build/html";
import { languageCodes } from "../../../../src/i18n/languages";
import { localizePath } from "../../../../src/i18n/paths";
import { select, type SeoIssue, type ParsedPage, type Site } from "../site";

/** The addresses that an element leads to or shows, as they are written. */
function addressesOf(element: HtmlElement): string[] {
  const value = (name: string) => attributeOf(element, name);
  const set = (value("srcset") ?? "").split(",").map((part) => part.trim().split(/\s+/)[0]);
  const isPost = value("method")?.toLowerCase() === "post";
  const addresses = [value("href"), value("src"), ...set, isPost ? undefined : value("action")];
  return addresses.filter((address) => address !== undefined).filter(Boolean);
}

/** An address on the site's own host, as an absolute one; undefined for all others. */
function internal(address: string, page: ParsedPage): URL | undefined {
  const url = URL.canParse(address, page.url) ? new URL(address, page.url) : undefined;
  return url?.origin === new URL(page.url).origin ? url : undefined;
}

function issueOf(url: URL, { pages, fileAt }: Site): string | undefined {
  if (fileAt(url.href) === undefined) return "where nothing is, or only a redirect";
  const name = decodeURIComponent(url.hash.slice(1));
  const target = name === "" ? undefined : pages.get(url.origin + url.pathname);
  const isThere = target?.elements.some((element) => attributeOf(element, "id") === name) ?? true;
  return isThere ? undefined : `where nothing is called "${name}"`;
}

/** The pages that links lead to from a page, in its language, however many steps away. */
function reach(url: string, pages: Site["pages"], reached: Set<string>): void {
  const page = pages.get(url);
  if (!page || reached.has(url)) return;
  reached.add(url);
  for (const link of select(page, "a")) {
    const target = internal(attributeOf(link, "href") ?? "", page);
    const next = target && pages.get(target.origin + target.pathname);
    if (next?.language === page.language) reach(next.url, pages, reached);
  }
}

export function* linksRule(site: Site): Generator<SeoIssue> {
  const reached = new Set<string>();
  for (const code of languageCodes)
    reach(site.siteUrl + localizePath("/", code), site.pages, reached);
  for (const page of site.pages.values()) {
    if (page.indexable && !reached.has(page.url))
      yield { page: page.url, reason: "is an orphan: no links lead to it from the home page" };
    if (select(page, "base").length > 0)
      yield { page: page.url, reason: "has a base, which moves all of its addresses" };
    const reasons = new Set<string>();
    for (const element of page.elements) {
      for (const address of addressesOf(element)) {
        const url = internal(address, page);
        const issue = url && issueOf(url, site);
        if (issue) reasons.add(`<${element.tagName}> leads to ${url.href}, ${issue}`);
      }
    }
    for (const reason of reasons) yield { page: page.url, reason };
  }
}
