import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { languageCodes, languages } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import { pages, resultPages } from "./site/content";
import { arabicFaults, cutTexts, resize, sidewaysScroll } from "./site/layout";
import { observe, open } from "./site/open";
import { words } from "./site/words";

/** In pixels, down to the narrowest window that is served. */
const widths = [1920, 1440, 1024, 992, 991, 768, 767, 600, 480, 390, 360, 320];

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

for (const language of languageCodes) {
  test.describe(`every page in ${language}`, () => {
    // Under reduced motion everything stands still, so that what is measured is what is seen.
    test.use({ locale: languages[language].hrefLang, contextOptions: { reducedMotion: "reduce" } });

    const routes = [...pages, ...resultPages].map((page) => page.route);
    for (const route of [...routes, "/no-such-page/"]) {
      const path = localizePath(route, language);

      test(`${path} is quiet, accessible in both colour schemes and whole at every width`, async ({
        page,
      }) => {
        const observed = observe(page);
        const response = await open(page, path);
        expect.soft(await violations(page), "dark").toEqual([]);
        expect.soft(await arabicFaults(page)).toEqual([]);

        await page.getByRole("switch", { name: words(language).colorScheme.toggle.label }).click();
        await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
        expect.soft(await violations(page), "light").toEqual([]);

        // A window of 1280 by 800 pixels at 200 % zoom.
        await resize(page, { width: 640, height: 400 });
        expect.soft(await cutTexts(page), "at 200 % zoom").toEqual([]);
        for (const width of widths) {
          await resize(page, { width, height: 640 });
          expect.soft(await sidewaysScroll(page), `at ${width} px`).toBe(0);
        }
        expect.soft(await cutTexts(page), "at 320 px").toEqual([]);
        expect.soft(await arabicFaults(page), "at 320 px").toEqual([]);

        // The browser itself reports what is not found: the page, and its data.
        const expected = response?.ok() ? /^$/ : /404 \(Not Found\)$/;
        expect.soft(observed.messages.filter((message) => !expected.test(message))).toEqual([]);
        expect.soft(observed.foreign).toEqual([]);
      });
    }
  });
}
