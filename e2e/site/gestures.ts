import type { Page } from "@playwright/test";

export type Gesture = (page: Page) => Promise<void>;

/** A key that does nothing but show that somebody is there. */
export const pressKey: Gesture = (page) => page.keyboard.press("Shift");

/**
 * Lets the time that stands for a gesture never pass: 3 s for measuring, 5 s for the assistant, as
 * the specification has them.
 */
export async function stopWaits(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    window.setTimeout = ((run: () => void, delay?: number, ...rest: unknown[]) =>
      delay === 3000 || delay === 5000 ? 0 : setTimeout(run, delay, ...rest)) as typeof setTimeout;
  });
}

/** What shows that somebody is there, as the specification lists it for the assistant. */
export const gestures: Readonly<Record<string, Gesture>> = {
  "mouse down": async (page) => {
    await page.evaluate(() => document.body.dispatchEvent(new MouseEvent("mousedown")));
  },
  "mouse move": (page) => page.mouse.move(300, 300),
  "key press": pressKey,
  scroll: async (page) => {
    await page.evaluate(() => window.scrollTo(0, 200));
  },
  touch: async (page) => {
    await page.evaluate(() => document.body.dispatchEvent(new Event("touchstart")));
  },
};
