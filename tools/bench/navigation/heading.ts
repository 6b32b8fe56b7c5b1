import type { Page } from "@playwright/test";

/**
 * Lets pages say when they have painted their heading. Call it before the page is opened. Its
 * functions are methods, since tsx wraps others in a helper that the page does not have.
 */
export async function watchHeadings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, {
      /** Resolves with the time of the frame after the one in which a heading first stands there. */
      headingShown(text: string) {
        return new Promise<number>((resolve) => {
          const watch = {
            look() {
              const heading = document.querySelector("main h1");
              const isThere = heading?.textContent === text && heading.checkVisibility();
              if (isThere) requestAnimationFrame(() => resolve(performance.now()));
              else requestAnimationFrame(() => watch.look());
            },
          };
          watch.look();
        });
      },
    });
  });
}

interface Watching {
  headingShown: (text: string) => Promise<number>;
}

/** Milliseconds from the start of the navigation to the heading. */
export function firstLoad(page: Page, heading: string): Promise<number> {
  return page.evaluate((text) => (window as unknown as Watching).headingShown(text), heading);
}

/** Milliseconds from following a link to the heading of the page it leads to. */
export function followLink(page: Page, path: string, heading: string): Promise<number> {
  return page.evaluate(
    async ({ selector, text }) => {
      const start = performance.now();
      document.querySelector<HTMLElement>(selector)?.click();
      return (await (window as unknown as Watching).headingShown(text)) - start;
    },
    { selector: `footer a[href="${path}"]`, text: heading },
  );
}

/** Milliseconds from Back to the heading of the page before. */
export function goBack(page: Page, heading: string): Promise<number> {
  return page.evaluate(async (text) => {
    const start = performance.now();
    history.back();
    return (await (window as unknown as Watching).headingShown(text)) - start;
  }, heading);
}
