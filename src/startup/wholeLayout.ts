/** Set on the document when all sections are to be laid out, however far from the window. */
export const wholeMark = "data-whole";

/**
 * Inlined as source, so it may use nothing from outside. Has the page laid out as a whole where the
 * browser scrolls to a position in it: to a fragment, or to where the visitor was.
 */
export function layOutWhole(mark: string): void {
  let isNew = false;
  try {
    const entries = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    isNew = entries.every(({ type }) => type === "navigate");
  } catch {
    // Where the browser does not say, the position is kept at the price of a slower layout.
  }
  if (location.hash || !isNew) document.documentElement.setAttribute(mark, "");
}
