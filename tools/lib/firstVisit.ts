/** What a first visit to a page of the built site loads, in bytes. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";

/** Lighthouse's phone: 412 px wide, with many dots. */
export const phone = {
  viewport: { width: 412, height: 915 },
  deviceScaleFactor: 2.625,
  isMobile: true,
  hasTouch: true,
} as const;

const compressed = /\.(?:avif|jpg|png|webp|woff2)$/;

/** The bytes of a file of the built site after `gzip -9`; pictures and fonts as they are. */
export function weighFile(site: string, path: string): number {
  const data = readFileSync(join(site, path));
  return compressed.test(path) ? data.length : gzipSync(data, { level: 9 }).length;
}

/** The files of the built site that a page asks for during a task, by path, each once. */
export async function filesLoaded(page: Page, task: () => Promise<unknown>): Promise<string[]> {
  const files = new Set<string>();
  const note = (response: Response) => {
    const { pathname } = new URL(response.url());
    files.add(pathname.endsWith("/") ? `${pathname}index.html` : pathname);
  };
  page.on("response", note);
  await task();
  page.off("response", note);
  return [...files];
}

/** Opens a page in a context of its own and weighs all it loads before anybody touches it. */
export async function weighFirstVisit(page: Page, site: string, address: string): Promise<number> {
  const files = await filesLoaded(page, async () => {
    await page.goto(address, { waitUntil: "networkidle" });
    // The last to come: by itself, after some seconds.
    await page.locator("[data-assistant] button").waitFor();
  });
  return files.reduce((sum, file) => sum + weighFile(site, file), 0);
}
