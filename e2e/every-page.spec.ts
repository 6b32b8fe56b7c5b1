import { expect, test, type Page } from "@playwright/test";
import { languageCodes, languages, type Language } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import { schemes, showScheme } from "./site/accessible";
import { arabicIssues } from "./site/arabicIssues";
import { colourRules, violations } from "./site/axe";
import { tornRuns } from "./site/bidi";
import { pages, resultPages } from "./site/content";
import { faintFocus } from "./site/faintFocus";
import { expectWalkable } from "./site/focus";
import { textsInOtherFonts } from "./site/fonts";
import { enlargements, resize, sidewaysScroll } from "./site/layout";
import { observe, open } from "./site/open";
import { ofEachKind } from "./site/states";
import { strayColours } from "./site/systemColours";
import { cutTexts, hangingHeadings, paleTexts } from "./site/textIssues";
import { turnsOf } from "./site/turns";
import { words } from "./site/words";

/**
 * In pixels, down to the narrowest window that is served. The phone's is not among them: the page
 * ends there, and every resizing costs more than what is measured after it.
 */
const widths = [1440, 1920, 1024, 992, 991, 768, 767, 640, 600, 480, 360, 320];
const phone = 390;

/** At 640 px as a window of 1280 by 800 pixels at 200 % zoom, at 320 as one of 1280 by 1024 at 400 %. */
const windowOf = (width: number) => ({
  width,
  height: { 640: 400, 320: 256 }[width] ?? 844,
});

async function expectFitting(page: Page, width: number): Promise<void> {
  await resize(page, windowOf(width));
  expect.soft(await sidewaysScroll(page), `at ${width} px`).toBe(0);
  expect.soft(await hangingHeadings(page), `at ${width} px`).toEqual([]);
}

/** What a sheet leaves between its margins, in CSS pixels. */
const a4Width = 703;

/** As it prints in the dark scheme: dark on white, without what only a screen needs. */
async function expectOnPaper(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
  await page.emulateMedia({ media: "print" });
  await resize(page, { width: a4Width, height: 1000 });
  await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  expect.soft(await paleTexts(page), "on paper").toEqual([]);
  expect.soft(await sidewaysScroll(page), "on paper").toBe(0);
  expect.soft(await cutTexts(page), "on paper").toEqual([]);
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("searchbox")).toHaveCount(0);
  await page.emulateMedia({ media: null });
}

/** With 2 px and 3:1, in both schemes and in one of the system's palettes: its colours are the browser's. */
async function expectFocusDrawn(page: Page): Promise<void> {
  for (const scheme of schemes) {
    await showScheme(page, scheme);
    expect.soft(await faintFocus(page), `the focus, ${scheme}`).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: "active" });
  expect.soft(await faintFocus(page), "the focus in the system's colours").toEqual([]);
  await page.emulateMedia({ forcedColors: null });
  await showScheme(page, "dark");
}

/** With the spacing of WCAG 1.4.12, and with text of twice the size (1.4.4). */
async function expectWholeEnlarged(page: Page, language: Language): Promise<void> {
  for (const [name, { enlarge, widths }] of Object.entries(enlargements)) {
    const restore = await enlarge(page, language);
    for (const width of widths) {
      await resize(page, windowOf(width));
      expect.soft(await sidewaysScroll(page), `${name}, ${width} px`).toBe(0);
      expect.soft(await cutTexts(page), `${name}, ${width} px`).toEqual([]);
    }
    await restore();
  }
}

// Everything that is looked at on a page, in one opening.
test.describe.configure({ timeout: 180_000 });

for (const language of languageCodes) {
  test.describe(`every page in ${language}`, () => {
    // Reduced motion, so that measurements are stable.
    test.use({ locale: languages[language].hrefLang, contextOptions: { reducedMotion: "reduce" } });

    const isTurn = turnsOf(language);
    const routes = [...pages, ...resultPages].map((page) => page.route);
    for (const route of [...routes, "/no-such-page/"]) {
      const path = localizePath(route, language);
      // The way of the focus and the colours are those of the page in every language.
      const isWhole = isTurn();
      const isSample = isWhole && ofEachKind.includes(route);

      test(`${path} is quiet, accessible, by keyboard as well, in its own fonts, and whole at every width, on paper, in large text`, async ({
        page,
      }) => {
        const observed = observe(page);
        const response = await open(page, path);
        await expect(page.locator("meta[http-equiv=Content-Security-Policy]")).toHaveCount(1);
        expect.soft(await violations(page), "dark").toEqual([]);
        if (isWhole) expect.soft(await strayColours(page), "the system's colours").toEqual([]);
        if (isSample) await expectFocusDrawn(page);
        expect.soft(await arabicIssues(page)).toEqual([]);
        expect.soft(await textsInOtherFonts(page), "in the site's own fonts").toEqual([]);
        // After what is looked at as the page comes: the first key brings what waits for a visitor.
        if (isWhole) await expectWalkable(page, language);
        await expectOnPaper(page);

        await resize(page, windowOf(widths[0]!));
        await page.getByRole("switch", { name: words(language).colorScheme.toggle.label }).click();
        await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
        if (isWhole) {
          expect.soft(await violations(page, { rules: colourRules }), "light").toEqual([]);
        }
        for (const width of widths) {
          await expectFitting(page, width);
          if (width === 640) expect.soft(await cutTexts(page), "at 200 % zoom").toEqual([]);
        }
        expect.soft(await tornRuns(page)).toEqual([]);
        expect.soft(await cutTexts(page), "at 320 px").toEqual([]);
        expect.soft(await arabicIssues(page), "at 320 px").toEqual([]);
        await expectWholeEnlarged(page, language);
        await expectFitting(page, phone);
        expect.soft(await violations(page), "light, 390 px").toEqual([]);
        if (isSample) await expectWalkable(page, language);
        if (isWhole) {
          expect.soft(await strayColours(page), "the system's colours, 390 px").toEqual([]);
          await showScheme(page, "dark");
          expect.soft(await violations(page, { rules: colourRules }), "dark, 390 px").toEqual([]);
        }

        // The browser itself reports what is not found: the page, and its data.
        const expected = response?.ok() ? /^$/ : /404 \(Not Found\)$/;
        expect.soft(observed.messages.filter((message) => !expected.test(message))).toEqual([]);
        expect.soft(observed.foreign).toEqual([]);
      });
    }
  });
}
