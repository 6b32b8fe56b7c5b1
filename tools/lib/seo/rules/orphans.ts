import { languageCodes } from "../../../../src/i18n/languages";
import { localizePath } from "../../../../src/i18n/paths";
import type { Rule } from "../site";
import { linksOf } from "./links";

/** Every page can be reached from the home page of its language, by links in that language. */
export const orphansRule: Rule = ({ pages, siteUrl }) => {
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  const reached = new Set<string>();
  const follow = (url: string) => {
    const page = byUrl.get(url);
    if (!page || reached.has(url)) return;
    reached.add(url);
    for (const { origin, pathname } of linksOf(page)) {
      const next = byUrl.get(origin + pathname);
      if (next?.language === page.language) follow(next.url);
    }
  };
  for (const code of languageCodes) follow(siteUrl + localizePath("/", code));
  return pages
    .filter(({ indexable, url }) => indexable && !reached.has(url))
    .map(({ url }) => ({
      page: url,
      reason: "is an orphan: no links lead to it from the home page",
    }));
};
