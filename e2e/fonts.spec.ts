import { expect, test, type Locator, type Page } from "@playwright/test";
import { languageCodes, languages, otherLanguages } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import { open } from "./site/open";

/** The families of the system that the browser drew an element's letters in. */
async function strangeFonts(page: Page, locator: Locator): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  await locator.evaluate((element) => element.setAttribute("data-asked", ""));
  const { nodeId } = await session.send("DOM.querySelector", {
    nodeId: root.nodeId,
    selector: "[data-asked]",
  });
  await locator.evaluate((element) => element.removeAttribute("data-asked"));
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  expect(fonts).not.toEqual([]);
  return fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
}

for (const language of languageCodes) {
  // The letters of each page itself are looked at by every-page.spec.ts.
  for (const other of otherLanguages(language)) {
    test(`the words in ${other} on a page in ${language} are in the site's own fonts`, async ({
      page,
    }) => {
      await page.addInitScript((code) => localStorage.setItem("language", code), other);
      await open(page, localizePath("/about/", language));
      const line = page.locator("[data-floating-bar]");
      await expect(line).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const link = page.getByRole("banner").getByRole("link", { name: languages[other].label });
      expect.soft(await strangeFonts(page, link)).toEqual([]);
      expect.soft(await strangeFonts(page, line)).toEqual([]);
    });
  }
}
