import { expect, test } from "@playwright/test";
import { languageCodes, languages } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import { addStyle, enlargements, resize, sidewaysScroll } from "./site/layout";
import { open } from "./site/open";
import { testsInTurn } from "./site/turns";
import { words } from "./site/words";

// Every page is looked at in text of twice the size by every-page.spec.ts.

for (const language of languageCodes) {
  const inTurn = testsInTurn(language);
  test.describe(`text twice as large in ${language}`, () => {
    test.use({ locale: languages[language].hrefLang, contextOptions: { reducedMotion: "reduce" } });

    inTurn(test)(
      "icons grow with it, and by a style too the header keeps its parts apart and in the window",
      async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 800 });
        await open(page, localizePath("/", language));
        const restore = await enlargements["text of twice the size"]!.enlarge(page, language);
        const menu = page.getByRole("button", { name: words(language).nav.menu.open });
        // Twice 24 pixels, of which a full header takes one.
        expect.soft((await menu.locator("svg").boundingBox())!.width).toBeGreaterThan(46);
        await restore();

        // As reader styles do it, which widths in `em` know nothing of.
        await addStyle(page, "html { font-size: 200% }");
        for (const width of [390, 1440]) {
          await resize(page, { width, height: 800 });
          expect.soft(await sidewaysScroll(page), `at ${width} px`).toBe(0);
          const parts = page.getByRole("banner").locator("a:visible, button:visible");
          const boxes = await parts.evaluateAll((elements) =>
            elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
          );
          const inOrder = boxes.sort((a, b) => a.left - b.left);
          expect.soft(inOrder[0]!.left, `at ${width} px`).toBeGreaterThanOrEqual(0);
          expect.soft(inOrder.at(-1)!.right, `at ${width} px`).toBeLessThanOrEqual(width);
          for (const [index, { left }] of inOrder.slice(1).entries()) {
            expect.soft(inOrder[index]!.right, `at ${width} px`).toBeLessThanOrEqual(left);
          }
        }
      },
    );
  });
}
