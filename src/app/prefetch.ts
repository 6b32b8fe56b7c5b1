/** When the pages behind links are prefetched. */
import { isOffline, isVerySlow, savesData } from "../components/connection";
import { whenIdle } from "../components/whenIdle";
import { interactionEvents, onFirstInteraction } from "./firstInteraction";
import { isPageLink, pageLinkAt } from "./links";

/** The part of Gatsby's loader that prefetches pages. */
interface PageLoader {
  hovering: (path: string) => unknown;
  loadPage: (path: string) => Promise<{ status?: string } | undefined>;
  /** What is loaded of a page; undefined where it is not. */
  loadPageSync: (path: string) => { page?: { webpackCompilationHash?: string } } | undefined;
}

declare global {
  interface Window {
    ___loader?: PageLoader;
  }
}

/** More than one, because a slow connection mostly waits for answers. */
const maxConcurrentLoads = 3;

/** The longest delay a timer takes: nearly a month. */
const maxTimeoutMs = 2 ** 31 - 1;

const idle = () => new Promise<void>((resolve) => whenIdle(resolve));

/**
 * Loads the pages behind links in sight, the latest first, from the visitor's first interaction on, so
 * a visitor who reads one page downloads only that page. Also loads the page behind a link that is
 * pointed at or pressed, a moment before the click. Loads nothing where data is saved or the
 * connection is very slow.
 */
export function watchPrefetching(): void {
  const loader = window.___loader;
  if (!loader || savesData() || isVerySlow()) return;
  const waiting = new Set<string>();
  let free = maxConcurrentLoads;
  const loadWaiting = async () => {
    if (free === 0) return;
    free -= 1;
    for (;;) {
      await idle();
      const path = [...waiting].at(-1);
      // Gatsby would remember a page that could not be loaded as one that fails.
      if (path === undefined || isOffline()) break;
      waiting.delete(path);
      // Where it fails, Gatsby has the browser load the page when the link is followed.
      await loader.loadPage(path).catch(() => undefined);
    }
    free += 1;
  };
  const sight = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const { pathname } = target as HTMLAnchorElement;
      if (isIntersecting) waiting.add(pathname);
      else waiting.delete(pathname);
    }
    for (let load = 0; load < maxConcurrentLoads; load += 1) void loadWaiting();
  });
  // Leaves out the assistant, outside the page: prefetching its links would reveal the question.
  const page = document.getElementById("___gatsby") ?? document.body;
  const look = async () => {
    await idle();
    for (const link of page.querySelectorAll("a")) if (isPageLink(link)) sight.observe(link);
  };
  onFirstInteraction(interactionEvents, maxTimeoutMs, () => {
    new MutationObserver(() => void look()).observe(page, { childList: true, subtree: true });
    void look();
  });
  for (const type of ["pointerover", "pointerdown"]) {
    const ahead = ({ target }: Event) => {
      const link = pageLinkAt(target);
      if (link && !isOffline()) loader.hovering(link.pathname);
    };
    window.addEventListener(type, ahead, { capture: true, passive: true });
  }
}
