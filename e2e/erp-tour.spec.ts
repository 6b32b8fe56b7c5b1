import { expect, test, type Page } from "@playwright/test";
import { languageCodes, languages } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import { say, services, tour } from "./site/content";
import { resize, shiftSoFar, sidewaysScroll, watchShifts } from "./site/layout";
import { open, scriptsReady } from "./site/open";
import { testsInTurn } from "./site/turns";

const { path: route } = services.find(({ id }) => id === tour.service)!;

for (const language of languageCodes) {
  const inTurn = testsInTurn(language);
  const path = localizePath(route, language);
  const { words } = tour;
  const titles = [words.import, words.inventory, words.accounting, words.reports].map(({ title }) =>
    say(title, language),
  );
  const tables = [words.landedCost, words.movement, words.trialBalance, words.trend].map(
    ({ title }) => say(title, language),
  );
  const section = (page: Page) =>
    page.getByRole("region", { name: say(tour.title, language), exact: true });
  const tab = (page: Page, index: number) =>
    section(page).getByRole("tab", { name: titles[index]!, exact: true });
  const table = (page: Page, index: number) =>
    section(page).getByRole("table", { name: tables[index]!, exact: true });

  test.describe(`the ERP tour in ${language}`, () => {
    test.use({ locale: languages[language].hrefLang });

    test("shows the first screen from the first paint, and each by keyboard, without the network", async ({
      page,
      context,
    }) => {
      await watchShifts(page);
      // A font that arrives late moves lines too; here only the tabs are meant.
      await page.route(/\.woff2$/, (route) => route.abort());
      await page.goto(`${path}#tour`);
      await expect(table(page, 0)).toBeVisible();
      await scriptsReady(page);
      await expect(section(page)).toContainText(say(tour.notice, language));
      expect(await shiftSoFar(page)).toBeLessThan(0.01);

      await context.setOffline(true);
      await tab(page, 0).focus();
      const onward = languages[language].dir === "rtl" ? "ArrowLeft" : "ArrowRight";
      for (const index of [1, 2, 3, 0]) {
        await page.keyboard.press(onward);
        await expect(tab(page, index)).toBeFocused();
        await expect(section(page).getByRole("tabpanel", { name: titles[index]! })).toBeVisible();
        await expect(table(page, index)).toBeVisible();
        await expect(table(page, (index + 1) % 4)).toBeHidden();
      }
      for (const [key, index] of [
        ["End", 3],
        ["Home", 0],
      ] as const) {
        await page.keyboard.press(key);
        await expect(tab(page, index)).toBeFocused();
        await expect(tab(page, index)).toHaveAttribute("aria-selected", "true");
      }
      await context.setOffline(false);
    });

    test("at 320 px wide tables scroll by keyboard, and the page does not @phone", async ({
      page,
    }) => {
      await open(page, path);
      await resize(page, { width: 320, height: 640 });
      const frame = section(page).getByRole("region", { name: tables[0]!, exact: true });
      expect(
        await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      ).toBeGreaterThan(0);
      await frame.focus();
      await page.keyboard.press(languages[language].dir === "rtl" ? "ArrowLeft" : "ArrowRight");
      await expect
        .poll(() => frame.evaluate(({ scrollLeft }) => Math.abs(scrollLeft)))
        .toBeGreaterThan(0);
      expect(await sidewaysScroll(page)).toBe(0);
    });

    test.describe("without scripts", () => {
      test.use({ javaScriptEnabled: false });

      // What shows without scripts is the same in every language.
      inTurn(test)("all screens stand one below the other", async ({ page }) => {
        await page.goto(path);
        await expect(section(page).getByRole("tab")).toHaveCount(0);
        for (const title of titles) {
          await expect(
            section(page).getByRole("heading", { level: 3, name: title, exact: true }),
          ).toBeVisible();
        }
        for (const index of tables.keys()) await expect(table(page, index)).toBeVisible();
      });
    });
  });
}
