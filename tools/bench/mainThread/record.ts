import type { Browser, Page } from "@playwright/test";
import { onSlowDevice } from "../page/phone";
import type { TraceEvent } from "./trace";

const categories = [
  "blink.user_timing",
  "devtools.timeline",
  "disabled-by-default-devtools.timeline",
  "loading",
];

/** Samples of the running functions, which themselves take time. */
const profiler = "disabled-by-default-v8.cpu_profiler";

/** In milliseconds: past the 5 s after which the assistant comes by itself, and then some quiet. */
const wait = { atLeast: 6500, quiet: 3000, atMost: 30_000 };

/** Notes when the last task of 50 ms or more ended. */
async function watchLongTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { lastLongTask: 0 });
    new PerformanceObserver((list) => {
      const ends = list.getEntries().map(({ startTime, duration }) => startTime + duration);
      Object.assign(window, { lastLongTask: Math.max(...ends) });
    }).observe({ type: "longtask", buffered: true });
  });
}

async function untilQuiet(page: Page): Promise<void> {
  await page.waitForFunction(
    ({ atLeast, quiet }) => {
      const { lastLongTask } = window as unknown as { lastLongTask: number };
      return performance.now() > Math.max(atLeast, lastLongTask) + quiet;
    },
    wait,
    { polling: 500, timeout: wait.atMost },
  );
}

/** The trace of a page from its navigation until its main thread is quiet. */
export function recordTrace(
  browser: Browser,
  url: string,
  options: { profile: boolean },
): Promise<TraceEvent[]> {
  return onSlowDevice(browser, { screen: "phone", slowNetwork: true }, async (page) => {
    await watchLongTasks(page);
    await browser.startTracing(page, {
      categories: options.profile ? [...categories, profiler] : categories,
    });
    await page.goto(url, { waitUntil: "load" });
    await untilQuiet(page);
    const trace = await browser.stopTracing();
    return (JSON.parse(trace.toString("utf8")) as { traceEvents: TraceEvent[] }).traceEvents;
  });
}
