/** How the visitor comes to the page that is about to be shown. */

/** What fills a window: the page's header and the part after it. */
const windowful = 2;

let first = Infinity;

/** How many parts of a page to show at once; more follow. */
export const partsAtFirst = (): number => first;

/**
 * Says how the visitor comes. Only who follows a link to the top of a page sees its top first: by
 * Back, or to a part of it, they return to a place that has to be there.
 */
export function arrive(by: "link" | "otherwise"): void {
  first = by === "link" ? windowful : Infinity;
}
