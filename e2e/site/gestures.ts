import type { Page } from "@playwright/test";

export type Gesture = (page: Page) => Promise<void>;

/** A key without effect that counts as an interaction. */
export const pressKey: Gesture = (page) => page.keyboard.press("Shift");

/**
 * Runs in the page. Disables the timeouts in place of an interaction: 3 s for analytics, 5 s for the
 * assistant, as specified; and 5 s for a page that does not come.
 */
export function ignoreWaits(): void {
  const { setTimeout } = window;
  window.setTimeout = ((run: () => void, delay?: number, ...rest: unknown[]) =>
    delay === 3000 || delay === 5000 ? 0 : setTimeout(run, delay, ...rest)) as typeof setTimeout;
}

/** The same from the start of every page. */
export const stopWaits = (page: Page) => page.addInitScript(ignoreWaits);

/** The first interactions that the specification lists for the assistant. */
export const gestures: Readonly<Record<string, Gesture>> = {
  "mouse down": async (page) => {
    await page.evaluate(() => document.body.dispatchEvent(new MouseEvent("mousedown")));
  },
  "mouse move": (page) => page.mouse.move(300, 300, { steps: 2 }),
  "key press": pressKey,
  scroll: async (page) => {
    await page.evaluate(() => window.scrollTo(0, 200));
  },
  touch: async (page) => {
    await page.evaluate(() => document.body.dispatchEvent(new Event("touchstart")));
  },
};
