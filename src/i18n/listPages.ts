/** The pages that a list is cut into: `/services/`, then `/services/page/2/` and on. */

/** How many services a page of the list holds. The query of the page has the same number. */
export const servicesPerPage = 24;

/** The route of the first page of the list of services. */
const services = "/services/";

/** The route of a page of the list that begins at `first`, counted from 1. */
export const listRoute = (page: number, first = services): string =>
  page === 1 ? first : `${first}page/${page}/`;

/** Which page of that list a route is, counted from 1; undefined where it is none. */
export function listPageOf(route: string, first = services): number | undefined {
  if (route === first) return 1;
  const rest = route.startsWith(first) ? route.slice(first.length) : "";
  const page = Number(/^page\/([1-9]\d*)\/$/.exec(rest)?.[1]);
  return page >= 2 ? page : undefined;
}

/** How many pages a list has; one at least. */
export const listPageCount = (entries: number, perPage = servicesPerPage): number =>
  Math.max(1, Math.ceil(entries / perPage));

/** The part of the entries that a page of the list shows. */
export function onListPage<Entry>(
  entries: readonly Entry[],
  page: number,
  perPage = servicesPerPage,
): Entry[] {
  return entries.slice((page - 1) * perPage, page * perPage);
}

/** The words of the pages after the first, each with `{{…}}` for what it is about. */
export interface ListWords {
  title: string;
  description: string;
}

const fill = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "");

/**
 * What search engines show of a page of the list: on the first as it is, on the others with the
 * number of the page, so that no two have the same title.
 */
export function listPageSeo<Seo extends { title: string; description: string }>(
  seo: Seo,
  page: number,
  words: ListWords,
): Seo {
  if (page === 1) return seo;
  const title = fill(words.title, { title: seo.title, page: String(page) });
  const { description } = seo;
  return {
    ...seo,
    title,
    description: fill(words.description, { description, page: String(page) }),
  };
}
