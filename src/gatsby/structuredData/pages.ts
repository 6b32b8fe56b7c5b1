import {
  collectionOf,
  collectionRoute,
  type CollectionEntry,
  type CollectionName,
} from "../../content/collections";
import type { InLanguage } from "../../content/localize";
import { listedOn, pagesOf, type PageWords } from "../../content/pages";
import type { LocalizedContent } from "../../content/readContent";
import {
  listPageCount,
  listPageSeo,
  listRoute,
  onListPage,
  type ListWords,
} from "../../i18n/listPages";
import { localizePath } from "../../i18n/paths";
import type {
  EntryFacts,
  PageFacts,
  QuestionFacts,
  SiteFacts,
} from "../../seo/structuredData/facts";
import { scriptText, structuredData } from "../../seo/structuredData/structuredData";

type Entry = InLanguage<CollectionEntry>;
type Page = PageFacts & { seo: Entry["seo"] };

/** What pages are called beyond their own words. */
export interface PageNames {
  /** The pages of a list after the first. */
  list: ListWords;
  /** The list pages in breadcrumbs, where the navigation has a word for them. */
  navigation: Readonly<Record<string, { link?: string } | undefined>>;
}

/** The questions of a page: a list, a group with a heading, or several groups. */
function questionsOf({
  questions,
  groups,
}: Pick<PageWords, "questions" | "groups">): readonly QuestionFacts[] | undefined {
  if (groups) return groups.flatMap((group) => group.questions as QuestionFacts[]);
  if (Array.isArray(questions)) return questions as QuestionFacts[];
  return (questions as { items: QuestionFacts[] } | undefined)?.items;
}

/** Every page of the site as structured data tells of it. */
export function pageFacts(content: LocalizedContent, { list, navigation }: PageNames): Page[] {
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

  return pagesOf(content).flatMap(({ route, words, collection, entry }): Page[] => {
    const { seo, title } = words;
    const page = { route, seo, title, questions: questionsOf(words) };
    if (collection && entry)
      return [{ ...page, above: above(collection), entry: factsOf(collection, entry) }];
    const listed = listedOn(route);
    if (!listed) return [page];
    const entries = content[listed].map((item) => factsOf(listed, item));
    const perPage = collectionOf(listed).perPage ?? Infinity;
    const numbers = Array.from({ length: listPageCount(entries.length, perPage) }, (_, i) => i + 1);
    return numbers.map((number) => {
      const shown = onListPage(entries, number, perPage);
      if (number === 1) return { ...page, entries: shown };
      return {
        route: listRoute(number, route),
        seo: listPageSeo(seo, number, list),
        title: listPageSeo({ title: title ?? "", description: "" }, number, list).title,
        above: above(listed),
        entries: shown,
      };
    });
  });
}

/** The text of each page's structured data by its path; undefined where it is not to be found. */
export function dataScripts(
  content: LocalizedContent,
  site: SiteFacts,
  names: PageNames,
): [path: string, text: string | undefined][] {
  return pageFacts(content, names).map((page) => [
    localizePath(page.route, site.language),
    page.seo.noIndex ? undefined : scriptText(structuredData(page, site)),
  ]);
}
