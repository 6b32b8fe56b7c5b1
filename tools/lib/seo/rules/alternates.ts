import { attributeOf } from "../../../../src/gatsby/html";
import { defaultLanguage, languageCodes, languages } from "../../../../src/i18n/languages";
import { select, single, type Fault, type Page, type Rule } from "../site";

/** The addresses of a page's alternates by their hreflang. */
export function alternatesOf(page: Page): Map<string, string> {
  return new Map(
    select(page, "link", { rel: "alternate" })
      .filter((link) => attributeOf(link, "hreflang") !== undefined)
      .map((link) => [attributeOf(link, "hreflang") ?? "", attributeOf(link, "href") ?? ""]),
  );
}

const expected = [...languageCodes.map((code) => languages[code].hrefLang), "x-default"].sort();

function reasons(page: Page, pages: ReadonlyMap<string, Page>): string[] {
  const canonical = single(page, "link", { rel: "canonical" }, "href");
  const alternates = alternatesOf(page);
  const own = languages[page.language].hrefLang;
  const oneWay = [...alternates].flatMap(([hrefLang, url]) => {
    const target = pages.get(url);
    if (!target) return [`names ${url} as its ${hrefLang} version, which is no page to be found`];
    return alternatesOf(target).get(own) === page.url
      ? []
      : [`names ${url} as its ${hrefLang} version, which does not name it back`];
  });
  const inDefault = alternates.get(languages[defaultLanguage].hrefLang);
  return [
    ...(canonical === page.url
      ? []
      : [`is canonical to ${canonical ?? "nothing, or to several pages"}, not to itself`]),
    ...([...alternates.keys()].sort().join() === expected.join()
      ? []
      : [`has alternates in ${[...alternates.keys()].join(", ") || "no language"}`]),
    ...(alternates.get(own) === page.url ? [] : ["is not among its own alternates"]),
    ...(alternates.get("x-default") === inDefault
      ? []
      : ["has another x-default than its version in the default language"]),
    ...oneWay,
  ];
}

/** Every page is canonical to itself, and names its versions as they name it. */
export const alternatesRule: Rule = ({ pages }): Fault[] => {
  const found = pages.filter(({ indexable }) => indexable);
  const byUrl = new Map(found.map((page) => [page.url, page]));
  const hiding = pages.filter((page) => !page.indexable);
  return [
    ...found.flatMap((page) => reasons(page, byUrl).map((reason) => ({ page: page.url, reason }))),
    ...hiding
      .filter((page) => select(page, "link", { rel: "canonical" }).length > 0)
      .map(({ url }) => ({ page: url, reason: "is not to be found and names a canonical page" })),
  ];
};
