import type { Browser } from "@playwright/test";
import { onSlowDevice } from "../page/phone";
import { afterAssistant, untilQuiet, watchLongTasks } from "../page/quiet";
import type { TraceEvent } from "./trace";

const categories = [
  "blink.user_timing",
  "devtools.timeline",
  "disabled-by-default-devtools.timeline",
  "loading",
];

/** Samples of the running functions, which themselves take time. */
const profiler = "disabled-by-default-v8.cpu_profiler";

/** How long the main thread has to be quiet at the end, in milliseconds. */
const quiet = 3000;

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
    await untilQuiet(page, afterAssistant, quiet);
    const trace = await browser.stopTracing();
    return (JSON.parse(trace.toString("utf8")) as { traceEvents: TraceEvent[] }).traceEvents;
  });
}
