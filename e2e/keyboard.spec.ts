import { expect, test } from "@playwright/test";
import { languageCodes, languages } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import { expectWalkable } from "./site/focus";
import { open } from "./site/open";
import { ofEachKind } from "./site/states";
import { testsInTurn, turnsOf } from "./site/turns";

// Each page is walked through in a wide window by every-page.spec.ts.

for (const language of languageCodes) {
  const inTurn = testsInTurn(language);
  test.describe(`by keyboard in ${language}`, () => {
    test.use({ locale: languages[language].hrefLang, contextOptions: { reducedMotion: "reduce" } });

    inTurn(test)("the first link leads past the header", async ({ page }) => {
      await open(page, localizePath("/about/", language));
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("main")).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
    });

    const isTurn = turnsOf(language);
    for (const path of ofEachKind.filter(isTurn).map((route) => localizePath(route, language))) {
      test(`${path} is walked through in sight in a narrow window`, async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await open(page, path);
        await expectWalkable(page, language);
      });
    }
  });
}
