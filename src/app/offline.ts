/**
 * Handles a lost connection. The visitor keeps the current page instead of getting the browser's
 * error page, sees a message, and gets the requested page as soon as the connection is back.
 */

interface Asked {
  href: string;
  open: () => void;
}

type Listener = (href: string | undefined) => void;
const listeners = new Set<Listener>();
let asked: Asked | undefined;

/** Called with the address that cannot be opened, and with undefined when that is over. */
export function onOffline(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps the page that is shown; `open` is called once the browser is online again. */
export function waitForConnection(href: string, open: () => void): void {
  notify({ href, open });
}

/** Forgets what was asked for: something else is opened. */
export function stopWaiting(): void {
  if (asked) notify(undefined);
}

/** Opens what was asked for when the browser comes back online. */
export function watchConnection(): void {
  window.addEventListener("online", () => {
    const { open } = asked ?? {};
    stopWaiting();
    open?.();
  });
}

/**
 * Whether a page of the site can be opened: it is loaded already, or loads now, or its address
 * answers at least, so that the browser can show what is wrong.
 */
export async function canOpen({ href, pathname }: URL): Promise<boolean> {
  const page = await window.___loader?.loadPage(pathname).catch(() => undefined);
  if (page && page.status !== "error") return true;
  return fetch(href, { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  );
}

function notify(next: Asked | undefined): void {
  asked = next;
  listeners.forEach((listener) => listener(next?.href));
}
