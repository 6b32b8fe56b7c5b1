/** Remembers how the visitor navigates to the next page. */

let count = Infinity;

/** Gets the number of parts of a page to render first. */
export const initialPartCount = (): number => count;

/**
 * Sets how the visitor navigates. A link to the top of a page renders its header first; Back and
 * fragments scroll to a position, so all of the page has to be there.
 */
export function setNavigationType(type: "link" | "history"): void {
  count = type === "link" ? 1 : Infinity;
}
