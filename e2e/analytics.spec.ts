import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { observe, open } from "./site/open";

const site = join(__dirname, "../public");

test("without a measurement id no other host is ever asked", async ({ page }) => {
  const { foreign } = observe(page);
  await page.clock.install();
  await open(page, "/");
  await page.mouse.move(200, 200);
  await page.keyboard.press("Tab");
  await page.mouse.wheel(0, 600);
  await page.clock.runFor(60_000);
  await expect(page.locator("#privacy-choice")).toHaveCount(0);
  expect(foreign).toEqual([]);
});

test("without a measurement id the build holds no code for measuring", () => {
  const scripts = readdirSync(site).filter((file) => file.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(0);
  const measuring = /googletagmanager|dataLayer|privacy-choice/;
  expect(scripts.filter((file) => measuring.test(readFileSync(join(site, file), "utf8")))).toEqual(
    [],
  );
});
