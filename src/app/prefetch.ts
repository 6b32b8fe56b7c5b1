/** When the pages behind links are loaded ahead. */
import { isVerySlow, savesData } from "../components/connection";
import { interactionEvents, onFirstInteraction } from "./firstInteraction";

/** Gatsby's loader, as its links use it. */
interface PageLoader {
  enqueue: (path: string) => { abort: () => void };
  hovering: (path: string) => unknown;
  loadPage: (path: string) => Promise<unknown>;
}

declare global {
  interface Window {
    ___loader?: PageLoader;
  }
}

/** How many pages are loaded ahead at a time: a slow connection mostly waits for answers. */
const lanes = 3;

/** The longest delay a timer takes, in milliseconds: nearly a month. */
const never = 2 ** 31 - 1;

const idle = () =>
  new Promise<unknown>((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(resolve);
    else setTimeout(resolve, 200);
  });

/**
 * Loads the pages behind the links that are in sight, from the visitor's first interaction on, so
 * that who reads one page and leaves pays for one; and the page behind a link that is pressed, a
 * moment before the click. The last to come into sight comes first, and soon: Gatsby's own queue
 * takes four every three seconds in the order of the page. Where data is saved, or the
 * connection is very slow, none.
 */
export function watchPrefetching(): void {
  const loader = window.___loader;
  if (!loader) return;
  if (savesData() || isVerySlow()) {
    loader.enqueue = () => ({ abort: () => undefined });
    loader.hovering = () => undefined;
    return;
  }
  const waiting = new Set<string>();
  let free = 0;
  const loadWaiting = async () => {
    if (free === 0) return;
    free -= 1;
    for (;;) {
      await idle();
      const path = [...waiting].at(-1);
      if (path === undefined) break;
      waiting.delete(path);
      // Where it fails, Gatsby has the browser load the page when the link is followed.
      await loader.loadPage(path).catch(() => undefined);
    }
    free += 1;
  };
  loader.enqueue = (path) => {
    waiting.add(path);
    void loadWaiting();
    return { abort: () => waiting.delete(path) };
  };
  onFirstInteraction(interactionEvents, never, () => {
    free = lanes;
    for (let lane = 0; lane < lanes; lane += 1) void loadWaiting();
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
