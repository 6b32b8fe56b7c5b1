import type { Page } from "@playwright/test";

/**
 * Delays every script of the site, or some, as a slow or broken connection does.
 * @returns lets them come; without it they never do
 */
export async function holdScripts(page: Page, scripts = /\.js$/): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}
