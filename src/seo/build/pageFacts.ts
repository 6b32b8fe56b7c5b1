import {
  collectionOf,
  collectionRoute,
  type CollectionEntry,
  type CollectionName,
} from "../../content/collections";
import type { InLanguage } from "../../content/localize";
import { listedOn, pagesOf } from "../../content/pages";
import type { LocalizedContent } from "../../content/readContent";
import { localizePath } from "../../i18n/paths";
import type { EntryFacts, PageFacts, SiteFacts } from "../structuredData/facts";
import { scriptText, structuredData } from "../structuredData/structuredData";

type Entry = InLanguage<CollectionEntry>;
type Page = PageFacts & { seo: Entry["seo"] };

/** What the navigation calls pages, by their names; breadcrumbs say the same. */
export type NavigationWords = Readonly<Record<string, { link?: string } | undefined>>;

/** Every page of the site as structured data tells of it. */
export function pageFacts(content: LocalizedContent, navigation: NavigationWords): Page[] {
  const factsOf = (name: CollectionName, entry: Entry): EntryFacts => ({
    ...entry,
    kind: collectionOf(name).kind,
  });
  const above = (name: CollectionName) => [
    {
      name: navigation[name]?.link ?? content[`${name}Page`].title,
      route: collectionRoute(name),
    },
  ];

  return pagesOf(content).map(({ route, words, collection, entry }): Page => {
    const { seo, title } = words;
    const page = { route, seo, title };
    if (collection && entry)
      return { ...page, above: above(collection), entry: factsOf(collection, entry) };
    const listed = listedOn(route);
    return listed
      ? { ...page, entries: content[listed].map((item) => factsOf(listed, item)) }
      : page;
  });
}

/** The text of each page's structured data by its path; undefined where it is not to be found. */
export function dataScripts(
  content: LocalizedContent,
  site: SiteFacts,
  navigation: NavigationWords,
): [path: string, text: string | undefined][] {
  return pageFacts(content, navigation).map((page) => [
    localizePath(page.route, site.language),
    page.seo.noIndex ? undefined : scriptText(structuredData(page, site)),
  ]);
}
