import { attributeOf, type HtmlElement } from "../../../../src/gatsby/html";
import { isNotFoundPage } from "../../../../src/gatsby/postBuild/notFoundPages";
import { single, type Fault, type Page, type Rule, type Site } from "../site";

/** The addresses that an element leads to or shows, as they are written. */
function addressesOf(element: HtmlElement): string[] {
  const value = (name: string) => attributeOf(element, name);
  const set = (value("srcset") ?? "").split(",").map((part) => part.trim().split(/\s+/)[0] ?? "");
  const isPost = value("method")?.toLowerCase() === "post";
  const content = /^(og:image|twitter:image)$/.test(value("property") ?? value("name") ?? "");
  return [
    value("href"),
    value("src"),
    ...set,
    isPost ? undefined : value("action"),
    content ? value("content") : undefined,
  ].filter((address): address is string => address !== undefined && address !== "");
}

/** An address of the site itself, as an absolute one; undefined for all others. */
export function internal(address: string, page: Page): URL | undefined {
  const url = URL.canParse(address, page.url) ? new URL(address, page.url) : undefined;
  return url?.origin === new URL(page.url).origin ? url : undefined;
}

/** The addresses of the site that a page links to. */
export function linksOf(page: Page): URL[] {
  return page.elements
    .filter(({ tagName }) => tagName === "a")
    .flatMap((element) => internal(attributeOf(element, "href") ?? "", page) ?? []);
}

function fragmentFault(page: Page, url: URL, site: Site): string | undefined {
  const name = decodeURIComponent(url.hash.slice(1));
  if (name === "") return undefined;
  const target = site.pages.find((candidate) => candidate.url === url.origin + url.pathname);
  if (!target) return undefined;
  const isThere = target.elements.some((element) => attributeOf(element, "id") === name);
  return isThere ? undefined : `leads to ${url.href}, where nothing is called "${name}"`;
}

async function addressFault(element: HtmlElement, url: URL, site: Site) {
  const { status, location } = await site.ask(url.href);
  // The not-found page is shown under any address and links to itself, like every page.
  const isItself = isNotFoundPage(url.href.slice(site.siteUrl.length).replace(/[?#].*$/, ""));
  if (status === 200 || (status === 404 && isItself)) return undefined;
  const how = location === undefined ? `answers ${status}` : `has moved to ${location}`;
  return `<${element.tagName}> leads to ${url.href}, which ${how}`;
}

async function faultsOf(page: Page, site: Site): Promise<string[]> {
  const reasons = new Set<string>();
  for (const element of page.elements) {
    for (const address of addressesOf(element)) {
      const url = internal(address, page);
      if (!url) continue;
      const faults = [
        await addressFault(element, url, site),
        element.tagName === "a" ? fragmentFault(page, url, site) : undefined,
      ];
      for (const fault of faults) if (fault !== undefined) reasons.add(fault);
    }
  }
  return [...reasons];
}

/** Whatever a page leads to or shows is there: pages, places in them, pictures, scripts, forms. */
export const linksRule: Rule = async (site) => {
  const faults: Fault[] = [];
  for (const page of site.pages) {
    if (single(page, "base", {}, "href") !== undefined) {
      faults.push({ page: page.url, reason: "has a base, which moves all of its addresses" });
    }
    const reasons = await faultsOf(page, site);
    faults.push(...reasons.map((reason) => ({ page: page.url, reason })));
  }
  return faults;
};
