/** Set on the document to lay out all sections, however far from the window. */
export const wholeLayoutAttribute = "data-whole";

/**
 * Inlined as source, so it may use nothing from outside. Makes the browser lay out the whole page if
 * it scrolls to a position in it: to a fragment, or to where the visitor was.
 */
export function layOutWholePage(attribute: string): void {
  let isNew = false;
  try {
    const entries = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    isNew = entries.every(({ type }) => type === "navigate");
  } catch {
    // Where the browser does not say, the position is kept at the price of a slower layout.
  }
  if (location.hash || !isNew) document.documentElement.setAttribute(attribute, "");
}
