import { type Page } from "@playwright/test";

/** The browser's own; not every version of TypeScript knows it. */
declare const scheduler: {
  postTask(callback: () => void, options: { delay: number }): Promise<unknown>;
};

/**
 * Opens a page and waits for hydration: Gatsby's announcer is disabled in favour of the site's
 * after the first render.
 */
export async function open(page: Page, path: string) {
  const response = await page.goto(path);
  await scriptsReady(page);
  return response;
}

/**
 * Waits until every part of a loaded page is hydrated and laid out; the parts hydrate one by one.
 * React marks hydrated elements.
 */
export async function scriptsReady(page: Page): Promise<void> {
  try {
    await page.evaluate(untilReady);
  } catch (error) {
    // The page loads itself anew where its data is unusable.
    if (!String(error).includes("Execution context was destroyed")) throw error;
    await scriptsReady(page);
  }
}

/**
 * Runs within the page, since `waitForFunction` brings it a part of Playwright of a third of a
 * megabyte first. Asks by tasks, which go on where a test stops the page's clock, as frames and timers
 * do not.
 */
function untilReady(): Promise<void> {
  const isReady = () =>
    document.querySelector('#gatsby-announcer[aria-hidden="true"]') !== null &&
    document.querySelector("html[data-whole]") !== null &&
    Array.from(document.querySelectorAll("header, main > *, footer")).every((part) =>
      Object.keys(part).some((key) => key.startsWith("__reactFiber")),
    );
  return new Promise((resolve) => {
    const look = () => {
      if (isReady()) resolve();
      else void scheduler.postTask(look, { delay: 20 });
    };
    look();
  });
}

/** Resolves when the page has handled the next failed script of the site. */
export function nextLoadFailure(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // After all other handlers of the event.
        window.addEventListener("preload-failure", () => setTimeout(resolve), { once: true });
      }),
  );
}

/** Makes storage and cookies throw on every use, as browsers do where they are blocked. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage", "indexedDB"]) {
      Object.defineProperty(window, name, { get: deny });
    }
    Object.defineProperty(document, "cookie", { get: deny, set: deny });
    Object.defineProperty(navigator, "cookieEnabled", { value: false });
  });
}

/** Makes storage throw where something is to be kept, as browsers do where it is full. */
export async function fillStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
  });
}

export interface Observed {
  /** Console messages and uncaught errors. */
  messages: string[];
  /** Addresses of requests to other hosts than the site's own. */
  foreign: string[];
}

/**
 * Records what a page must never do: write to the console, or request other hosts.
 *
 * @param isExpected addresses of other hosts that the test ignores
 */
export function observe(page: Page, isExpected: (url: URL) => boolean = () => false): Observed {
  const observed: Observed = { messages: [], foreign: [] };
  page.on("console", (message) => {
    // A performance hint, which any page may cause on a busy machine.
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
