/** When a phone shows the picture of a page, beside the same page without any script. */
import { chromium, type Browser, type Page } from "@playwright/test";
import { startServer } from "../../server/testServer";
import { languageCodes } from "../../src/i18n/languages";
import { localizePath } from "../../src/i18n/paths";
import { ensureBrowser } from "../lib/browser";
import type { Candidate, Comparison } from "./compare";

/** A mid-range phone on a slow mobile connection: processor, bytes per second, milliseconds. */
const phone = { slowdown: 4, bytesPerSecond: (1.6 * 1024 * 1024) / 8, latency: 150 };

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: phone.slowdown });
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: phone.latency,
    downloadThroughput: phone.bytesPerSecond,
    uploadThroughput: phone.bytesPerSecond,
  });
}

/** Milliseconds from the start to the largest paint, once the page has been quiet for a second. */
async function largestPaint(browser: Browser, url: string, scripts: boolean): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    reducedMotion: "reduce",
  });
  try {
    const page = await context.newPage();
    await slowDown(page);
    // Both are intercepted, since that costs a little.
    await page.route("**/*.js", (route) => (scripts ? route.continue() : route.abort()));
    await page.goto(url, { waitUntil: "load" });
    await page.waitForTimeout(1000);
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            resolve(list.getEntries().at(-1)?.startTime ?? NaN);
          }).observe({ type: "largest-contentful-paint", buffered: true });
        }),
    );
  } finally {
    await context.close();
  }
}

/** The home page and the longest service page. `close` ends browser and server. */
export async function pageComparisons(): Promise<{
  comparisons: Comparison[];
  close: () => Promise<void>;
}> {
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const server = await startServer(process.cwd());
  const comparisons = ["/", "/services/erp-system/"].flatMap((route) =>
    languageCodes.map((language): Comparison => {
      const path = localizePath(route, language);
      const url = new URL(path, server.url).href;
      const candidate = (name: string, scripts: boolean): Candidate => ({
        name,
        measure: () => largestPaint(browser, url, scripts),
      });
      return {
        title: `The largest paint of ${path} on a phone`,
        rounds: 5,
        baseline: candidate("without scripts", false),
        others: [candidate("as it is", true)],
      };
    }),
  );
  const close = async () => {
    await browser.close();
    await server.kill();
  };
  return { comparisons, close };
}
