import { startTransition, type ReactElement } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { restoreServedPage } from "./servedPage";

/**
 * What Gatsby hydrates a page with, in its place: as a transition, so that React yields between the
 * parts that stand in a boundary of their own (see components/Slices) instead of holding the main
 * thread for all of the page. A container without served content is rendered anew, as Gatsby does.
 */
export function hydratePage(page: ReactElement, container: HTMLElement): void {
  const options = {
    onUncaughtError: (error: unknown) => {
      reportError(error);
      restoreServedPage();
    },
  };
  const served = document.getElementById("gatsby-focus-wrapper")?.hasChildNodes() ?? false;
  if (!served) {
    createRoot(container, options).render(page);
    return;
  }
  startTransition(() => {
    hydrateRoot(container, page, options);
  });
}
