import type { Browser, Page } from "@playwright/test";
import { phone } from "../../tools/lib/firstVisit";

const screens = {
  phone,
  desktop: { viewport: { width: 1280, height: 800 } },
} as const;

export type Screen = keyof typeof screens;

/** How a page is opened. */
export interface Setting {
  screen: Screen;
  /** A slow mobile connection instead of this machine's own. */
  slowNetwork: boolean;
}

const bytesPerKilobit = 1024 / 8;

/** The slow 4G of Lighthouse 12, `throttling.mobileSlow4G` in its core/config/constants.js. */
const slow4G = {
  cpuSlowdownMultiplier: 4,
  requestLatencyMs: 150 * 3.75,
  downloadThroughputKbps: 1.6 * 1024 * 0.9,
  uploadThroughputKbps: 750 * 0.9,
};

/**
 * Lighthouse's phone on slow 4G, as the browser can emulate it: what it adds to requests stands also
 * for the round trips of connecting, which it does not slow down.
 */
async function slowDown(page: Page, slowNetwork: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slow4G.cpuSlowdownMultiplier });
  if (!slowNetwork) return;
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: slow4G.requestLatencyMs,
    downloadThroughput: slow4G.downloadThroughputKbps * bytesPerKilobit,
    uploadThroughput: slow4G.uploadThroughputKbps * bytesPerKilobit,
  });
}

/** Hands a page of a new visitor, at a quarter of the processor's speed, to `use`; closes it. */
export async function onSlowDevice<Result>(
  browser: Browser,
  { screen, slowNetwork }: Setting,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(screens[screen]);
  try {
    const page = await context.newPage();
    await slowDown(page, slowNetwork);
    return await use(page);
  } finally {
    await context.close();
  }
}
