import type { Page } from "@playwright/test";

/**
 * Makes pages report when their heading is painted. Call it before opening the page. Its
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

/** Milliseconds from the click, which ends a tap on a link, to the heading of its page. */
export async function followLink(page: Page, path: string, heading: string): Promise<number> {
  const link = page.locator(`footer a[href="${path}"]`).first();
  await link.evaluate((element, text) => {
    const { headingShown } = window as unknown as Watching;
    const delay = new Promise<number>((resolve) => {
      element.addEventListener(
        "click",
        ({ timeStamp }) => void headingShown(text).then((shown) => resolve(shown - timeStamp)),
        { capture: true, once: true },
      );
    });
    // In an object, since a promise would be waited for.
    Object.assign(window, { followed: { delay } });
  }, heading);
  await link.tap();
  return page.evaluate(
    () => (window as unknown as { followed: { delay: Promise<number> } }).followed.delay,
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
