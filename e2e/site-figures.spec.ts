import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { readContent } from "../src/content/readContent";
import { languageCodes, otherLanguages } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import { phone, weighFirstVisit } from "../tools/lib/firstVisit";
import { say } from "./site/content";
import { open } from "./site/open";

const { company, measurements, services } = readContent(process.cwd());
const { path, siteFigures } = services.find((service) => service.siteFigures)!;
const renew = "npm run build && npm run bench -- figures";

for (const language of languageCodes) {
  const address = localizePath(path, language);
  const measured = measurements.pages.find(
    (page) => page.path === path && page.language === language,
  );

  test.describe(`the site's own figures in ${language}`, () => {
    test.describe("on a phone", () => {
      test.use(phone);

      test("the page weighs no more than it states", async ({ page }) => {
        expect(measured, `${address} is not measured: ${renew}`).toBeDefined();
        const bytes = await weighFirstVisit(page, join(__dirname, "../public"), address);
        expect(bytes, `${address} states too little: ${renew}`).toBeLessThanOrEqual(
          measured!.kilobytes * 1000,
        );
      });
    });

    test("each stands with its number or keys, and leads to its check", async ({ page }) => {
      await open(page, address);
      const section = page.getByRole("region", { name: say(siteFigures!.title, language) });
      const shown: Record<string, number> = {
        weight: measured!.kilobytes,
        speed: measured!.largestPaint,
        languages: languageCodes.length,
      };
      const items = section.getByRole("listitem");
      await expect(items).toHaveCount(siteFigures!.figures.length);
      for (const [index, { kind, keys, title, check }] of siteFigures!.figures.entries()) {
        const item = items.nth(index);
        await expect(item.getByRole("heading", { level: 3 })).toHaveText(say(title, language));
        await expect(item).toContainText(say(check, language));
        if (shown[kind] === undefined) {
          await expect(item.locator("kbd")).toHaveText(keys!);
        } else {
          await expect(item.locator("strong").first()).toHaveText(String(shown[kind]));
        }
      }
      const link = section.getByRole("link", { name: say(siteFigures!.link, language) });
      const asked = new URL((await link.getAttribute("href"))!);
      expect(asked.searchParams.get("url")).toBe(new URL(address, company.url).href);
    });

    test("the checks of languages and keyboard show what they say", async ({ page }) => {
      await open(page, address);
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect(page.locator("main")).toBeFocused();
      const [other] = otherLanguages(language);
      await page.locator(`header [data-language-link="${other}"]`).first().click();
      await expect(page).toHaveURL(`${localizePath(path, other!)}#content`);
    });
  });
}
