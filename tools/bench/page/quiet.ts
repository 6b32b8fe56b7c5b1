import type { Page } from "@playwright/test";

/** In milliseconds since the navigation; the assistant comes by itself after 5 s. */
export const afterAssistant = 6500;

const patience = 30_000;

/** Notes when the last task of 50 ms or more ended. Call it before the page is opened. */
export async function watchLongTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { lastLongTask: 0 });
    new PerformanceObserver((list) => {
      const ends = list.getEntries().map(({ startTime, duration }) => startTime + duration);
      Object.assign(window, { lastLongTask: Math.max(...ends) });
    }).observe({ type: "longtask", buffered: true });
  });
}

/** Waits until `atLeast` ms after the navigation and until no long task ended for `quiet` ms. */
export async function untilQuiet(page: Page, atLeast: number, quiet: number): Promise<void> {
  await page.waitForFunction(
    (times) => {
      const { lastLongTask } = window as unknown as { lastLongTask: number };
      return performance.now() > Math.max(times.atLeast, lastLongTask) + times.quiet;
    },
    { atLeast, quiet },
    { polling: 200, timeout: patience },
  );
}
