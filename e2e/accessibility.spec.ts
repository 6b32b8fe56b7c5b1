import { expect, test } from "@playwright/test";
import { languageCodes, languages, otherLanguages, type Language } from "../src/i18n/languages";
import { languageOfPath, localizePath } from "../src/i18n/paths";
import {
  askForLess,
  expectAccessible,
  expectWholeEnlarged,
  schemes,
  showScheme,
  strayColours,
} from "./site/accessible";
import { clientHeaders } from "./site/contactForm";
import { services, tour } from "./site/content";
import { faintFocus } from "./site/faintFocus";
import { resize } from "./site/layout";
import { open } from "./site/open";
import { states, type PageState } from "./site/states";
import { words } from "./site/words";

// Every page as it comes is looked at by every-page.spec.ts.

/** Comes of itself where the browser speaks another language than the page. */
const suggestion: PageState = {
  name: "the suggestion of another language",
  within: "aside",
  reach: (page, language) =>
    page.getByText(words(otherLanguages(language)[0]!).suggestion.text).waitFor(),
};
const erpPath = services.find(({ id }) => id === tour.service)!.path;
// Many states of one page each.
test.describe.configure({ timeout: 120_000 });

for (const language of languageCodes) {
  test.describe(`accessible in ${language}`, () => {
    const [other] = otherLanguages(language) as [Language];
    // Each of the system's palettes in every other language, since no language has colours.
    const systemScheme = schemes[languageCodes.indexOf(language) % schemes.length]!;
    // The browser's language is another one, so that the suggestion of it comes.
    test.use({ locale: languages[other].hrefLang, contextOptions: { reducedMotion: "reduce" } });
    test.beforeEach(({ page }) => page.setExtraHTTPHeaders(clientHeaders()));

    for (const [route, own] of Object.entries(states)) {
      const list = route === "/" ? [suggestion, ...own] : own;
      const path = localizePath(route, language);

      test(`${path} in each of its states, schemes and widths`, async ({ page }) => {
        await askForLess(page);
        await open(page, path);
        for (const { name, within, widths = [1440, 390], reach, leave } of list) {
          await resize(page, { width: widths[0]!, height: 900 });
          await reach(page, language);
          await expectAccessible(page, { name, within, widths });
          await expectWholeEnlarged(page, language, { name, within, widths });
          await leave?.(page, language);
        }
      });

      test(`${path} in each of its states, in the system's colours`, async ({ page }) => {
        // From the start: Chromium computes no styles anew when the system changes its colours.
        await page.emulateMedia({ forcedColors: "active", colorScheme: systemScheme });
        await open(page, path);
        for (const width of [390, 1440]) {
          await resize(page, { width, height: 900 });
          expect.soft(await strayColours(page), `${width} px`).toEqual([]);
        }
        for (const { name, within, widths = [1440, 390], reach, leave } of list) {
          await resize(page, { width: widths[0]!, height: 900 });
          await reach(page, language);
          await page.locator(within).first().waitFor({ state: "attached" });
          for (const width of widths) {
            await resize(page, { width, height: 900 });
            expect.soft(await strayColours(page), `${name}, ${width} px`).toEqual([]);
          }
          await leave?.(page, language);
        }
      });
    }
  });
}

for (const path of ["/", "/services/", "/contact/", erpPath, "/ar/contact/"]) {
  for (const forcedColors of ["none", "active"] as const) {
    test(`${path} draws the focus with 2 px and 3:1, forced colours: ${forcedColors}`, async ({
      page,
    }) => {
      await page.emulateMedia({ forcedColors, reducedMotion: "reduce", colorScheme: "light" });
      // Its suggestion would lie over what is at the window's foot; see the states above.
      const ownLanguage = languageOfPath(path);
      await page.addInitScript((code) => localStorage.setItem("language", code), ownLanguage);
      await open(page, path);
      for (const scheme of forcedColors === "none" ? schemes : (["light"] as const)) {
        await showScheme(page, scheme);
        expect.soft(await faintFocus(page), scheme).toEqual([]);
      }
    });
  }
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
    expect(tokens).toBe(await colour("html", "--gold-text"));
  }
});
