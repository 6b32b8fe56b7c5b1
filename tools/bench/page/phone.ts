import type { Browser, Page } from "@playwright/test";

/** A mid-range phone on a slow mobile connection: processor, bytes per second, milliseconds. */
const phone = { slowdown: 4, bytesPerSecond: (1.6 * 1024 * 1024) / 8, latency: 150 };

const screens = {
  phone: {
    viewport: { width: 412, height: 915 },
    deviceScaleFactor: 2.625,
    isMobile: true,
    hasTouch: true,
  },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const;

export type Screen = keyof typeof screens;

/** How a page is opened. */
export interface Setting {
  screen: Screen;
  /** A slow mobile connection instead of this machine's own. */
  slowNetwork: boolean;
}

async function slowDown(page: Page, slowNetwork: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: phone.slowdown });
  if (!slowNetwork) return;
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: phone.latency,
    downloadThroughput: phone.bytesPerSecond,
    uploadThroughput: phone.bytesPerSecond,
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
