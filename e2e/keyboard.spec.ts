import { expect, test } from "@playwright/test";
import { languageCodes, languages } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import { pages } from "./site/content";
import { currentStop, type Stop } from "./site/focus";
import { open } from "./site/open";
import { words } from "./site/words";

for (const language of languageCodes) {
  test.describe(`by keyboard in ${language}`, () => {
    test.use({ locale: languages[language].hrefLang, contextOptions: { reducedMotion: "reduce" } });

    for (const route of [...pages.map((page) => page.route), "/no-such-page/"]) {
      const path = localizePath(route, language);

      test(`${path} is walked through in order, in sight, and out again`, async ({ page }) => {
        await open(page, path);
        const main = await page.getByRole("main").getByRole("link").count();
        const stops: Stop[] = [];
        for (;;) {
          await page.keyboard.press("Tab");
          const stop = await currentStop(page);
          const isFirst = stop?.what === stops[0]?.what && stop?.inOrder === false;
          if (!stop || isFirst) break;
          stops.push(stop);
        }
        expect(stops[0]?.what).toContain(words(language).site.skip.label);
        expect(stops.length).toBeGreaterThan(main);
        expect(stops.filter(({ problems }) => problems.length > 0)).toEqual([]);
        expect(stops.filter(({ inOrder }) => !inOrder)).toEqual([]);
      });
    }

    test("the first link leads past the header", async ({ page }) => {
      await open(page, localizePath("/about/", language));
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("main")).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
    });
  });
}
