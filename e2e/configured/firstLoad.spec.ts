import { expect, type Response } from "@playwright/test";
import { lateCodeIn } from "../site/lateCode";
import { pressKey, stopWaits } from "../site/gestures";
import { open } from "../site/open";
import { serveTag, test } from "./site";

// What is looked for is the same in every language.
test("a page loads neither the tag nor what the assistant knows at first", async ({ page }) => {
  const scripts: Promise<string>[] = [];
  const collect = (response: Response) => {
    if (new URL(response.url()).pathname.endsWith(".js")) scripts.push(response.text());
  };
  page.on("response", collect);
  // Neither an interaction nor the timeout in its place.
  await stopWaits(page);
  await serveTag(page);
  await open(page, "/");
  await page.waitForLoadState("networkidle");
  page.off("response", collect);
  expect(scripts).not.toEqual([]);
  expect(lateCodeIn(await Promise.all(scripts))).toEqual([]);

  const consent = page.waitForResponse((response) => /\/consent-/.test(response.url()));
  await pressKey(page);
  expect(lateCodeIn([await (await consent).text()])).toEqual(["tag"]);
});
