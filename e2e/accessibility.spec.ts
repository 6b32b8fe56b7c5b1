import { expect, test } from "@playwright/test";
import { languageCodes, languages, otherLanguages, type Language } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import {
  askForLess,
  expectAccessible,
  expectWholeEnlarged,
  schemes,
  showScheme,
} from "./site/accessible";
import { clientHeaders } from "./site/contactForm";
import { resize } from "./site/layout";
import { open } from "./site/open";
import { states, type PageState } from "./site/states";
import { turnsOf } from "./site/turns";
import { words } from "./site/words";

// Every page as it comes is looked at by every-page.spec.ts.

/** Comes of itself where the browser speaks another language than the page. */
const suggestion: PageState = {
  name: "the suggestion of another language",
  within: "aside",
  reach: (page, language) =>
    page.getByText(words(otherLanguages(language)[0]!).suggestion.text).waitFor(),
};
// Many states of one page each.
test.describe.configure({ timeout: 120_000 });

for (const language of languageCodes) {
  test.describe(`accessible in ${language}`, () => {
    const [other] = otherLanguages(language) as [Language];
    // The browser's language is another one, so that the suggestion of it comes.
    test.use({ locale: languages[other].hrefLang, contextOptions: { reducedMotion: "reduce" } });
    test.beforeEach(({ page }) => page.setExtraHTTPHeaders(clientHeaders()));

    const isTurn = turnsOf(language);

    for (const [route, own] of Object.entries(states)) {
      const list = (route === "/" ? [suggestion, ...own] : own).map((state) => ({
        ...state,
        wordsOnly: !isTurn(),
      }));
      const path = localizePath(route, language);

      test(`${path} in each of its states, schemes and widths`, async ({ page }) => {
        await askForLess(page);
        await open(page, path);
        for (const { reach, leave, ...state } of list) {
          const { name, within, widths = [1440, 390] } = state;
          await resize(page, { width: widths[0]!, height: 900 });
          await reach(page, language);
          await expectAccessible(page, state);
          await expectWholeEnlarged(page, language, { name, within, widths });
          await leave?.(page, language);
        }
      });
    }
  });
}

test("who asks for more contrast gets stronger lines and no muted words", async ({ page }) => {
  await page.emulateMedia({ contrast: "more" });
  await open(page, "/contact/");
  const colour = (selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  for (const scheme of schemes) {
    await showScheme(page, scheme);
    expect(await colour("main h1 + p", "color")).toBe(await colour("body", "color"));
    const tokens = await colour("html", "--hairline");
    expect(tokens).toBe(await colour("html", "--mantine-color-anchor"));
  }
});
