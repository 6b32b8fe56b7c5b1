import { expect, test } from "@playwright/test";
import { languageCodes, languages } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import { open } from "./site/open";
import { testsInTurn } from "./site/turns";

// Pages are walked through in wide and in narrow windows by every-page.spec.ts.

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
  });
}
