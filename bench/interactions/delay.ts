import type { Page } from "@playwright/test";

/** Shorter events are not reported by browsers (w3.org/TR/event-timing), in milliseconds. */
export const shortestDelay = 16;

/** How long an event may take to be reported after its next paint, in milliseconds. */
const reportedWithin = 1500;

interface Recorded {
  delays: { start: number; duration: number }[];
}

/** Records the events of interactions. Call it before opening the page. */
export async function watchEvents(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    const delays: { start: number; duration: number }[] = [];
    Object.assign(window, { delays });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if ((entry as PerformanceEventTiming & { interactionId: number }).interactionId > 0) {
          delays.push({ start: entry.startTime, duration: entry.duration });
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
  const from = await page.evaluate(() => performance.now());
  await act();
  await page.waitForTimeout(reportedWithin);
  const delays = await page.evaluate((begin) => {
    const { delays: all } = window as unknown as Recorded;
    // The end of an event that changes nothing, such as releasing Escape, is the next paint: that of
    // the interaction measured here.
    return all.splice(0).filter(({ start }) => start >= begin);
  }, from);
  return Math.max(shortestDelay, ...delays.map(({ duration }) => duration));
}
