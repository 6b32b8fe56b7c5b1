/** When the pages behind links are loaded ahead. */
import { interactionEvents, onFirstInteraction } from "./firstInteraction";

/** Gatsby's loader, as its links use it. */
interface PageLoader {
  enqueue: (path: string) => { abort: () => void };
  hovering: (path: string) => void;
}

declare global {
  interface Window {
    ___loader?: PageLoader;
  }
}

/** The longest delay a timer takes, in milliseconds: nearly a month. */
const never = 2 ** 31 - 1;

/**
 * Gatsby loads the pages behind the links that are in sight. Here that begins with the visitor's
 * first interaction, so that who reads one page and leaves pays for one; and the page behind a link
 * is loaded when it is pressed, a moment before the click. Gatsby itself refrains where data is
 * saved or the connection is slow.
 */
export function watchPrefetching(): void {
  const loader = window.___loader;
  if (!loader) return;
  const { enqueue } = loader;
  const waiting = new Set<string>();
  loader.enqueue = (path) => {
    waiting.add(path);
    return { abort: () => waiting.delete(path) };
  };
  onFirstInteraction(interactionEvents, never, () => {
    loader.enqueue = enqueue;
    for (const path of waiting) enqueue(path);
  });
  window.addEventListener(
    "pointerdown",
    ({ target }) => {
      const link = (target as Element).closest("a");
      // A link to another language loads the document anew.
      const isPage = link?.origin === window.location.origin && !link.hreflang && !link.target;
      if (isPage && link.pathname.endsWith("/")) loader.hovering(link.pathname);
    },
    { capture: true, passive: true },
  );
}
