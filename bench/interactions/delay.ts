import type { Page } from "@playwright/test";

/** Shorter events are not reported by browsers (w3.org/TR/event-timing), in milliseconds. */
export const shortestDelay = 16;

/** How long an event may take to be reported after its next paint, in milliseconds. */
const reportedWithin = 1500;

/** Records the events of interactions. Call it before opening the page. */
export async function watchEvents(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    const delays: number[] = [];
    Object.assign(window, { delays });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if ((entry as PerformanceEventTiming & { interactionId: number }).interactionId > 0) {
          delays.push(entry.duration);
        }
      }
    }).observe({ type: "event", durationThreshold, buffered: true } as PerformanceObserverInit);
  }, shortestDelay);
}

/**
 * Milliseconds from an interaction to the paint that follows it, as INP counts them (the longest of
 * its events); `shortestDelay` where none was that long.
 */
export async function measureDelay(page: Page, act: () => Promise<void>): Promise<number> {
  const take = () =>
    page.evaluate(() => (window as unknown as { delays: number[] }).delays.splice(0));
  await take();
  await act();
  await page.waitForTimeout(reportedWithin);
  return Math.max(shortestDelay, ...(await take()));
}
