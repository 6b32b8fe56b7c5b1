/**
 * Takes the README's pictures from the built site, into docs/images/: `npx tsx tools/readme-pictures.ts`.
 */
import { join } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { startServer } from "../server/testing/testServer";
import { languageCodes } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import { browserArguments, ensureBrowser } from "./lib/browser";

const folder = join(process.cwd(), "docs/images");

async function main(): Promise<void> {
  const server = await startServer(process.cwd());
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...browserArguments],
  });
  try {
    const page = await browser.newPage({
      viewport: { width: 1280, height: 800 },
      deviceScaleFactor: 2,
      reducedMotion: "reduce",
    });
    for (const language of languageCodes) {
      await page.goto(new URL(localizePath("/", language), server.url).href);
      await page.evaluate(() => document.fonts.ready);
      await page
        .locator("[data-scene] img")
        .first()
        .evaluate((image: HTMLImageElement) => image.decode());
      const file = join(folder, `home-${language}.jpg`);
      await sharp(await page.screenshot({ animations: "disabled" }))
        .resize({ width: 1280 })
        .jpeg({ quality: 86, mozjpeg: true })
        .toFile(file);
      console.log(file);
    }
  } finally {
    await browser.close();
    await server.kill();
  }
}

void main();
