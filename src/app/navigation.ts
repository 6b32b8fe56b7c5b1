/** What happens between a click on a link and the page behind it. */
import { afterPendingRequest } from "../components/reload";
import { setNavigationType } from "../components/Slices/navigationType";
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
let timers: number[] = [];

/** Called with true when a navigation is slow, and with false when it ends. */
export function onSlowNavigation(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Watches Gatsby's navigation: reports when it is slow, falls back to a full page load when a script
 * hangs, since Gatsby itself never times out, or where the next page is of another release, and
 * keeps the page where the next one cannot be reached, of which Gatsby would have the browser show
 * its own error page.
 */
export function watchNavigation(): void {
  const navigate = window.___navigate;
  if (!navigate) return;
  // What comes back from the browser's cache is as it was left, on its way to another page.
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
      tell(false);
      waitForConnection(to, () => window.___navigate?.(to, options));
    });
  };
}

/**
 * Whether this document's scripts can show a page that is loaded. Gatsby finds out too late: it
 * shows the page and adds it to the history while the browser loads it, so that Back has to be
 * pressed twice, and a message under way is cut off.
 */
function isOfThisRelease({ pathname }: URL): boolean {
  const own = window.___webpackCompilationHash;
  // While developing there is one build only.
  if (own === undefined || pathname === window.location.pathname) return true;
  return window.___loader?.loadPageSync(pathname)?.page?.webpackCompilationHash === own;
}

function leaveFor(target: URL): void {
  const [, limit] = timers;
  window.clearTimeout(limit);
  void afterPendingRequest(() => window.location.assign(target));
}

function navigationStarted(target: URL): void {
  clearTimers();
  stopWaiting();
  byHistory = false;
  if (target.pathname === window.location.pathname) return;
  setNavigationType(target.hash ? "history" : "link");
  timers = [
    window.setTimeout(() => tell(true), spinnerDelayMs),
    window.setTimeout(() => leaveFor(target), navigationTimeoutMs),
  ];
}

let byHistory = false;
let shownPath = "";

/**
 * Tells history navigation (Back, Forward, links within the page) from site links. After Back the
 * browser scrolls the old page to the new page's position; Gatsby must not see that event, or it
 * would store the position for the old page.
 */
export function watchHistory(): void {
  shownPath = window.location.pathname;
  window.addEventListener("popstate", () => {
    byHistory = true;
    setNavigationType("history");
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
  setNavigationType("history");
  shownPath = window.location.pathname;
  tell(false);
}

function clearTimers(): void {
  timers.forEach((timer) => window.clearTimeout(timer));
  timers = [];
}

function tell(pending: boolean): void {
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
