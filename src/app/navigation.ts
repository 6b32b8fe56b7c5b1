/** Follows Gatsby's navigation: slow pages, new releases, scroll positions, the announcer. */
import { afterPendingRequest } from "../components/reload";
import { renderFirst } from "../components/PageParts/renderFirst";
import { canOpen, stopWaiting, waitForConnection } from "./offline";

type Navigate = (to: string, options?: object) => void;

declare global {
  interface Window {
    ___navigate?: Navigate;
    /** The build that the document is of. */
    ___webpackCompilationHash?: string;
  }
}

/** How long a navigation may take before the spinner shows, in milliseconds. */
export const spinnerDelayMs = 150;
/** How long before the browser is asked to load the page itself, in milliseconds. */
export const navigationTimeoutMs = 5000;

type Listener = (pending: boolean) => void;
const listeners = new Set<Listener>();
let spinnerTimer = 0;
let timeoutTimer = 0;

/** Called with true when a navigation is slow, and with false when it ends. */
export function onSlowNavigation(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Wraps Gatsby's navigation. Reports slow navigations. Loads the page in full if a script hangs,
 * because Gatsby never times out, or if the page belongs to another release. Stays on the current
 * page if the next one cannot be reached, where Gatsby would show the browser's error page.
 */
export function watchNavigation(): void {
  const navigate = window.___navigate;
  if (!navigate) return;
  // End it before the page enters the back/forward cache, or it would return with its spinner.
  window.addEventListener("pagehide", navigationEnded);
  let latest = 0;
  window.___navigate = (to, options) => {
    latest += 1;
    const own = latest;
    const target = new URL(to, window.location.href);
    navigationStarted(target);
    const go = () => (isOfThisRelease(target) ? navigate(to, options) : leaveFor(target));
    if (window.___loader?.loadPageSync(target.pathname)) return go();
    void canOpen(target).then((can) => {
      if (own !== latest) return;
      if (can) return go();
      clearTimers();
      notify(false);
      waitForConnection(to, () => window.___navigate?.(to, options));
    });
  };
}

/**
 * Whether this document's scripts can show a loaded page. Gatsby checks too late: it adds the page to
 * the history and then reloads it. Back then needs two presses, and a message being sent is lost.
 */
function isOfThisRelease({ pathname }: URL): boolean {
  const own = window.___webpackCompilationHash;
  // While developing there is one build only.
  if (own === undefined || pathname === window.location.pathname) return true;
  return window.___loader?.loadPageSync(pathname)?.page?.webpackCompilationHash === own;
}

function leaveFor(target: URL): void {
  // The spinner stays: the page remains visible until the browser leaves it.
  window.clearTimeout(timeoutTimer);
  void afterPendingRequest(() => window.location.assign(target));
}

function navigationStarted(target: URL): void {
  clearTimers();
  stopWaiting();
  byHistory = false;
  if (target.pathname === window.location.pathname) return;
  renderFirst(target.hash ? "all" : "header");
  spinnerTimer = window.setTimeout(() => notify(true), spinnerDelayMs);
  timeoutTimer = window.setTimeout(() => leaveFor(target), navigationTimeoutMs);
}

let byHistory = false;
let shownPath = "";

/**
 * Distinguishes history navigation (Back, Forward, links within the page) from site links. After Back the
 * browser scrolls the old page to the new page's position; Gatsby must not see that event, or it
 * would store the position for the old page.
 */
export function watchHistory(): void {
  shownPath = window.location.pathname;
  window.addEventListener("popstate", () => {
    byHistory = true;
    renderFirst("all");
  });
  window.addEventListener(
    "scroll",
    (event) => {
      if (window.location.pathname !== shownPath) event.stopImmediatePropagation();
    },
    true,
  );
}

/**
 * Whether the browser restores the scroll position itself: moving within one page by its hash.
 * Gatsby stores one position for all hashes of a page and would jump to the wrong one.
 */
export function browserScrolls(from: string | undefined, to: string): boolean {
  return byHistory && from === to;
}

/**
 * Restores the scroll position after Back or Forward where the address has a hash: Gatsby would
 * jump to the hash although the visitor had scrolled on.
 * @param saved the position Gatsby stored, in pixels from the top; 0 for none
 * @returns whether it was restored
 */
export function restoreScrollPosition(hash: string, saved: number): boolean {
  if (!byHistory || hash === "" || saved === 0) return false;
  window.scrollTo(0, saved);
  return true;
}

/** Marks the navigation as finished. */
export function navigationEnded(): void {
  clearTimers();
  renderFirst("all");
  shownPath = window.location.pathname;
  notify(false);
}

function clearTimers(): void {
  window.clearTimeout(spinnerTimer);
  window.clearTimeout(timeoutTimer);
}

function notify(pending: boolean): void {
  listeners.forEach((listener) => listener(pending));
}

/**
 * Disables Gatsby's announcer, which is English on every page; src/app/RouteAnnouncer replaces it
 * in the page's language.
 */
export function disableGatsbyAnnouncer(): void {
  const announcer = document.getElementById("gatsby-announcer");
  announcer?.setAttribute("aria-live", "off");
  announcer?.setAttribute("aria-hidden", "true");
}
