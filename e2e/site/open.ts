import { type Page } from "@playwright/test";

/**
 * Opens a page and waits until its scripts have taken over: Gatsby's own announcer is switched off
 * in favour of the site's when the first render has ended.
 */
export async function open(page: Page, path: string) {
  const response = await page.goto(path);
  await scriptsReady(page);
  return response;
}

/**
 * Waits until the scripts of a page that was just loaded have taken over, in each of its parts, which
 * hydrate one after the other. React marks the elements that it has taken over.
 */
export async function scriptsReady(page: Page): Promise<void> {
  await page.locator('#gatsby-announcer[aria-hidden="true"]').waitFor({ state: "attached" });
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll("header, main > *, footer")).every((part) =>
      Object.keys(part).some((key) => key.startsWith("__reactFiber")),
    ),
  );
}

/** Resolves when the page has dealt with the next script of the site that does not load. */
export function nextLoadFailure(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // Told of after everything else that comes of it.
        window.addEventListener("preload-failure", () => setTimeout(resolve), { once: true });
      }),
  );
}

/** Lets storage throw on every use, as browsers do where the visitor has blocked it. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
    }
  });
}

export interface Observed {
  /** Everything said in the console, and uncaught errors. */
  messages: string[];
  /** Addresses of requests to other hosts than the site's own. */
  foreign: string[];
}

/**
 * Notes what a page must never do: speak in the console, or ask other hosts.
 *
 * @param isExpected addresses of other hosts that the test has no eye for
 */
export function observe(page: Page, isExpected: (url: URL) => boolean = () => false): Observed {
  const observed: Observed = { messages: [], foreign: [] };
  page.on("console", (message) => {
    // A hint about time, which a busy machine draws from any page.
    if (/was preloaded .* but not used within a few seconds/.test(message.text())) return;
    observed.messages.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => observed.messages.push(`error: ${error.message}`));
  page.on("request", (request) => {
    const url = new URL(request.url());
    const isForeign = url.protocol.startsWith("http") && url.hostname !== "localhost";
    if (isForeign && !isExpected(url)) {
      observed.foreign.push(request.url());
    }
  });
  return observed;
}
