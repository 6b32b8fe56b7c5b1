/** How the visitor arrives at the next page. */

let first = Infinity;

/** How many parts of a page to render at first. */
export const partsAtFirst = (): number => first;

/**
 * Records how the visitor arrives. Only a link to the top of a page renders its header first; Back and
 * fragments scroll to a position that has to exist.
 */
export function arrive(by: "link" | "otherwise"): void {
  first = by === "link" ? 1 : Infinity;
}
