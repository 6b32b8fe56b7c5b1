import { reloadPage } from "../components/reload";
import { isDeveloping } from "./developing";

/**
 * The page as the server sent it, a fallback for when React cannot render it. Kept as elements,
 * because Trusted Types forbid parsing text as HTML.
 */
export const servedPage = { nodes: [] as Node[], path: "" };

/** Remembers what was served; called once, before React starts. */
export function rememberServedPage(): void {
  // In a document of its own, where a copy loads no picture.
  const { body } = document.implementation.createHTMLDocument();
  const root = document.getElementById("___gatsby");
  if (root) body.append(...body.ownerDocument.importNode(root, true).childNodes);
  servedPage.nodes = [...body.childNodes];
  servedPage.path = window.location.pathname;
}

/** Shows the served page in an element, in place of what is there. */
export function showServedPage(element: Element | null): void {
  element?.replaceChildren(...servedPage.nodes.map((node) => document.importNode(node, true)));
}

/**
 * Puts the served HTML back where an error outside the site's own boundary has made React leave the
 * page empty: an address Gatsby cannot read, like one with an encoded slash.
 */
export function restoreServedPage(): void {
  const root = document.getElementById("___gatsby");
  if (!root) return;
  document.documentElement.setAttribute("data-load-failed", "");
  showServedPage(root);
}

/**
 * Makes sure that a page is shown once Gatsby says so: page data that belongs to another address
 * leaves it empty without any error.
 */
export function refuseEmptyPage(): void {
  if (isDeveloping || document.getElementById("content")) return;
  if (servedPage.path === window.location.pathname) restoreServedPage();
  else void reloadPage();
}

/** Removes the served page's structured data once another page is shown, which it misdescribes. */
export function forgetServedData(): void {
  if (servedPage.path === window.location.pathname) return;
  document.querySelector('script[type="application/ld+json"]')?.remove();
}
