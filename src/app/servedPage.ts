import { reloadPage } from "../components/reload";

/** The page as the server sent it, kept for the case that React cannot render it. */
export const servedPage = { html: "", path: "" };

/** Remembers the served HTML; called once, before React starts. */
export function rememberServedPage(): void {
  servedPage.html = document.getElementById("___gatsby")?.innerHTML ?? "";
  servedPage.path = window.location.pathname;
}

/**
 * Puts the served HTML back where an error outside the site's own boundary has made React leave the
 * page empty: an address Gatsby cannot read, like one with an encoded slash.
 */
export function restoreServedPage(): void {
  const root = document.getElementById("___gatsby");
  if (!root) return;
  document.documentElement.setAttribute("data-load-failed", "");
  root.innerHTML = servedPage.html;
}

/**
 * Makes sure that a page is shown once Gatsby says so: page data that belongs to another address
 * leaves it empty without any error.
 */
export function refuseEmptyPage(): void {
  if (document.getElementById("content")) return;
  if (servedPage.path === window.location.pathname) restoreServedPage();
  else void reloadPage();
}

/** Takes out the served page's structured data once another page is shown, of which it is not true. */
export function forgetServedData(): void {
  if (servedPage.path === window.location.pathname) return;
  document.querySelector('script[type="application/ld+json"]')?.remove();
}
