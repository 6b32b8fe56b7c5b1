import { startTransition, type ReactElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { restoreServedPage } from "./servedPage";

/**
 * Replaces Gatsby's hydration: in a transition, so that React yields between Suspense boundaries
 * (see components/PageParts) instead of blocking the main thread for the whole page.
 */
export function hydratePage(page: ReactElement, container: HTMLElement): void {
  const options = {
    onUncaughtError: (error: unknown) => {
      restoreServedPage();
      reportError(error);
    },
  };
  startTransition(() => {
    hydrateRoot(container, page, options);
  });
}
