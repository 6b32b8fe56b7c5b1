/** Follows links to pages of the site, which are plain links, without reloading the document. */
import { isOffline } from "../components/connection";
import { opensHere } from "../components/SiteLink/SiteLink";
import { waitForConnection } from "./offline";

/**
 * Returns the link to a page of the site that contains the target. Leaves out links to another
 * language: they load a new document, since direction and font belong to the document.
 */
export function pageLinkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = linkAt(target);
  return link && isPageLink(link) ? link : undefined;
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
}

/** Whether a link leads to a page of the site in the language of the page it stands on. */
export function isPageLink({ origin, pathname, hreflang, target }: HTMLAnchorElement): boolean {
  const isInside = origin === window.location.origin && pathname.startsWith(`${__PATH_PREFIX__}/`);
  return isInside && pathname.endsWith("/") && !hreflang && !target;
}

/**
 * Hands clicks on links to pages to Gatsby's router. Within one page the browser itself goes to
 * the place that a hash names; a link to the page it stands on adds nothing to the history.
 */
export function followLinks(): void {
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || !opensHere(event)) return;
    const link = linkAt(event.target);
    if (!link) return;
    if (!isPageLink(link)) return keepPageOffline(event, link);
    const { pathname, search, hash } = link;
    const replace = pathname === window.location.pathname;
    if (replace && search === window.location.search && hash) return;
    event.preventDefault();
    window.___navigate?.(pathname + search + hash, { replace });
  });
}

/** Offline, another document of the site, as in another language, would be the browser's error page. */
function keepPageOffline(event: MouseEvent, { href, origin, pathname, target }: HTMLAnchorElement) {
  const isDocument = origin === window.location.origin && target !== "_blank";
  if (!isOffline() || !isDocument) return;
  if (pathname === window.location.pathname && href.includes("#")) return;
  event.preventDefault();
  waitForConnection(href, () => window.location.assign(href));
}
