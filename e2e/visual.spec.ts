import { expect, test } from "@playwright/test";
import { languageCodes, languages } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";

/**
 * The home page beside its reference images, in every language, scheme and width. At half the
 * resolution: layout, pictures and colours show, the edges of letters do not. After a wanted change
 * look at the new pictures and keep them: npx playwright test e2e/visual.spec.ts --update-snapshots
 */
const widths = { phone: 390, tablet: 768, desktop: 1440 };

for (const language of languageCodes) {
  for (const scheme of ["dark", "light"] as const) {
    for (const [device, width] of Object.entries(widths)) {
      test(`the home page in ${language}, ${scheme}, on a ${device}`, async ({ browser }) => {
        const context = await browser.newContext({
          viewport: { width, height: 900 },
          deviceScaleFactor: 0.5,
          locale: languages[language].hrefLang,
          reducedMotion: "reduce",
        });
        await context.addInitScript(
          (dark) => localStorage.setItem("darkMode", String(dark)),
          scheme === "dark",
        );
        const page = await context.newPage();
        // The assistant's button comes by the clock, which a busy machine outruns.
        await page.route(/\/assistant-[^/]*\.js$/, () => undefined);
        await page.goto(localizePath("/", language), { waitUntil: "load" });
        await page.evaluate(async () => {
          const pictures = [...document.images];
          for (const picture of pictures) picture.loading = "eager";
          await document.fonts.ready;
          await Promise.all(pictures.map((picture) => picture.decode()));
        });
        await expect(page).toHaveScreenshot(`home-${language}-${scheme}-${device}.png`, {
          fullPage: true,
          maxDiffPixelRatio: 0.02,
          scale: "device",
          timeout: 40_000,
        });
        await context.close();
      });
    }
  }
}
