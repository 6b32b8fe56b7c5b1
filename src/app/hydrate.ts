import { startTransition, type ReactElement } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { restoreServedPage } from "./servedPage";

/**
 * Replaces Gatsby's hydration: in a transition, so that React yields between Suspense boundaries
 * (see components/Slices) instead of blocking the main thread for the whole page. An empty
 * container is rendered from scratch, as Gatsby does: while developing that of the page is, and that
 * of its indicator of slow queries.
 */
export function hydratePage(page: ReactElement, container: HTMLElement): void {
  const options = {
    onUncaughtError: (error: unknown) => {
      restoreServedPage();
      reportError(error);
    },
  };
  const served = container.querySelector("#gatsby-focus-wrapper")?.hasChildNodes() ?? false;
  if (!served) {
    createRoot(container, options).render(page);
    return;
  }
  startTransition(() => {
    hydrateRoot(container, page, options);
  });
}
