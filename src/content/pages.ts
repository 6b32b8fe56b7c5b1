/** The pages of the site and the content that holds their words. Routes have no language prefix. */
import {
  collectionNames,
  collectionRoute,
  type CollectionEntry,
  type CollectionName,
} from "./collections";
import { allContentFiles, type ContentFile } from "./contentFiles";
import type { InLanguage, PerLanguage } from "./localize";
import type { Content, LocalizedContent } from "./readContent";

type FixedPage = (typeof allContentFiles)[number] & { route: string };

/** The pages of src/pages, which are there whatever the content says. */
export const fixedPages = allContentFiles.filter(
  (file): file is FixedPage => file.route !== undefined,
);

/** The collection that a route lists, if it lists one. */
export const listedOn = (route: string): CollectionName | undefined =>
  collectionNames.find((name) => collectionRoute(name) === route);

/** The page of src/pages at a route. */
export const fixedPageOf = (route: string): FixedPage | undefined =>
  fixedPages.find((page) => page.route === route);

/** What the content of every page has. */
export interface PageWords<Entry = CollectionEntry> {
  seo: Entry extends { seo: infer Seo } ? Seo : never;
  /** The home page has none. */
  title?: Entry extends { title: infer Title } ? Title : never;
  image?: { src: PerLanguage<string> } | undefined;
  slides?: readonly { image: { src: PerLanguage<string> } }[];
}

/** A page with its content. */
export interface SitePage<Entry = CollectionEntry> {
  route: string;
  /** The file of its words, below content/. */
  file: string;
  words: PageWords<Entry>;
  /** Set on the page of a collection's entry, whose words it has. */
  collection?: CollectionName;
  entry?: Entry;
}

/** Every page of the site. */
export function pagesOf(content: Content): SitePage[];
export function pagesOf(content: LocalizedContent): SitePage<InLanguage<CollectionEntry>>[];
export function pagesOf(
  content: Content | LocalizedContent,
): SitePage[] | SitePage<InLanguage<CollectionEntry>>[] {
  const all = content as Record<keyof Content, unknown>;
  const fixed = fixedPages.map(({ route, path, name }) => ({
    route,
    file: path,
    words: all[name] as PageWords,
  }));
  const entries = collectionNames.flatMap((collection) =>
    (all[collection] as CollectionEntry[]).map((entry) => ({
      route: entry.path,
      file: `${collection}/${entry.id}.json`,
      words: entry,
      collection,
      entry,
    })),
  );
  return [...fixed, ...entries];
}

/** The picture of a page, relative to its file; the first slide's where it has slides. */
export const pictureOf = ({
  image,
  slides,
}: Pick<PageWords, "image" | "slides">): PerLanguage<string> | undefined =>
  image?.src ?? slides?.[0]?.image.src;

/** The root field of GraphQL that a type in one file is asked for by: `HomePage` is `homePage`. */
export function rootFieldOf(type: ContentFile["type"]): string {
  return type.charAt(0).toLowerCase() + type.slice(1);
}
