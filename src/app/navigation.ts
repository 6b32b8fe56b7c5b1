/** What happens between a click on a link and the page behind it. */
import { arrive } from "../components/Slices/arrival";

type Navigate = (to: string, options?: object) => void;

declare global {
  interface Window {
    ___navigate?: Navigate;
  }
}

/** How long a navigation may take before the spinner shows, in milliseconds. */
export const spinnerDelay = 150;
/** How long before the browser is asked to load the page itself, in milliseconds. */
export const navigationLimit = 5000;

type Listener = (pending: boolean) => void;
const listeners = new Set<Listener>();
let timers: number[] = [];

/** Calls back when a navigation turns out slow (true) and when it has ended (false). */
export function onSlowNavigation(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Follows Gatsby's navigation: tells the spinner when it is slow, and hands over to the browser when
 * a script hangs, since Gatsby itself would wait for ever.
 */
export function watchNavigation(): void {
  const navigate = window.___navigate;
  if (!navigate) return;
  window.___navigate = (to, options) => {
    navigationStarted(to);
    navigate(to, options);
  };
}

function navigationStarted(to: string): void {
  clearTimers();
  byHistory = false;
  const target = new URL(to, window.location.href);
  if (target.pathname === window.location.pathname) return;
  arrive(target.hash ? "otherwise" : "link");
  timers = [
    window.setTimeout(() => tell(true), spinnerDelay),
    window.setTimeout(() => window.location.assign(target), navigationLimit),
  ];
}

let byHistory = false;
let shownPath = "";

/**
 * Notes whether the visitor moves by Back, Forward or a link within the page, or by a site link.
 * Between Back and the page it leads to, the browser already scrolls to that page's place in the
 * one still shown; Gatsby must not hear of it, or it would keep it as this page's own place.
 */
export function watchHistory(): void {
  shownPath = window.location.pathname;
  window.addEventListener("popstate", () => {
    byHistory = true;
    arrive("otherwise");
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
 * Whether the browser itself finds the place to show: moving within one page by its hash. Gatsby
 * keeps one position for all of a page's hashes and would jump to the wrong one.
 */
export function browserScrolls(from: string | undefined, to: string): boolean {
  return byHistory && from === to;
}

/**
 * Restores the place a visitor returns to by Back or Forward where the address has a hash: Gatsby
 * itself would jump to the hash, although they had scrolled on from there.
 * @param saved the place as Gatsby noted it, in pixels from the top; 0 where it noted none
 * @returns whether the place was restored
 */
export function restorePlace(hash: string, saved: number): boolean {
  if (!byHistory || hash === "" || saved === 0) return false;
  window.scrollTo(0, saved);
  return true;
}

/** Ends what watchNavigation started. */
export function navigationEnded(): void {
  clearTimers();
  arrive("otherwise");
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
 * Gatsby's own announcer speaks English on every page; src/app/RouteAnnouncer speaks the page's
 * language in its place.
 */
export function muteGatsbyAnnouncer(): void {
  const announcer = document.getElementById("gatsby-announcer");
  announcer?.setAttribute("aria-live", "off");
  announcer?.setAttribute("aria-hidden", "true");
}
