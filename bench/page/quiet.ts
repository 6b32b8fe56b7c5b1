import type { Page } from "@playwright/test";

/** In milliseconds since the navigation; the assistant comes by itself after 5 s. */
export const afterAssistant = 6500;

const patience = 30_000;

/** Records when the last task of 50 ms or more ended. Call it before opening the page. */
export async function watchLongTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { lastLongTask: 0 });
    new PerformanceObserver((list) => {
      const ends = list.getEntries().map(({ startTime, duration }) => startTime + duration);
      Object.assign(window, { lastLongTask: Math.max(...ends) });
    }).observe({ type: "longtask", buffered: true });
  });
}

/**
 * Waits until `atLeast` ms after the navigation, and until no long task ended for `quiet` ms from now
 * on: what has just been asked for, such as pages loaded ahead, makes no long task.
 */
export async function untilQuiet(page: Page, atLeast: number, quiet: number): Promise<void> {
  const from = Math.max(atLeast, await page.evaluate(() => performance.now()));
  await page.waitForFunction(
    (times) => {
      const { lastLongTask } = window as unknown as { lastLongTask: number };
      return performance.now() > Math.max(times.from, lastLongTask) + times.quiet;
    },
    { from, quiet },
    { polling: 200, timeout: patience },
  );
}
