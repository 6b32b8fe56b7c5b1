/** How much of the next page is rendered first. */

let count = Infinity;

/** Gets the number of parts of a page to render first. */
export const initialPartCount = (): number => count;

/**
 * Sets what the next page renders first. A link to the top of a page needs its header; Back and
 * fragments scroll to a position, so they need all of it.
 */
export function renderFirst(parts: "header" | "all"): void {
  count = parts === "header" ? 1 : Infinity;
}
