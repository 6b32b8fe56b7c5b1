import { expect, test, type Page } from "@playwright/test";
import { languageCodes, languages } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import { open } from "./site/open";
import { words } from "./site/words";

/**
 * One page of each kind beside its reference images, in every language, scheme and width. At half
 * the resolution or less: layout, pictures and colours show, the edges of letters do not. After a
 * wanted change look at the new pictures and keep them:
 * npx playwright test e2e/visual.spec.ts --update-snapshots
 */
const widths = { phone: 390, tablet: 768, desktop: 1440 } as const;
type Device = keyof typeof widths;

const every: Device[] = ["phone", "tablet", "desktop"];
const ends: Device[] = ["phone", "desktop"];
const pages: Record<string, { route: string; devices: Device[]; resolution?: number }> = {
  home: { route: "/", devices: every, resolution: 1 / 2 },
  services: { route: "/services/", devices: ends },
  service: { route: "/services/cloud-solutions/", devices: ends },
  erp: { route: "/services/erp-system/", devices: ends },
  about: { route: "/about/", devices: ends },
  investment: { route: "/investment/", devices: ends },
  contact: { route: "/contact/", devices: ends },
  "not-found": { route: "/no-such-page/", devices: ends },
};

/** Waits for what a visitor has once the page has been scrolled through: fonts and pictures. */
async function everythingLoaded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = "eager";
    await document.fonts.ready;
    await Promise.all(pictures.map((picture) => picture.decode()));
  });
}

for (const [name, { route, devices, resolution = 1 / 3 }] of Object.entries(pages)) {
  for (const language of languageCodes) {
    for (const device of devices) {
      test.describe(`${name} in ${language} on a ${device}`, () => {
        test.use({
          viewport: { width: widths[device], height: 900 },
          deviceScaleFactor: resolution,
          locale: languages[language].hrefLang,
          contextOptions: { reducedMotion: "reduce" },
        });

        test("looks as it did, dark and light", async ({ page }) => {
          await page.addInitScript(() => localStorage.setItem("darkMode", "true"));
          // The assistant's button comes by the clock, which a busy machine outruns.
          await page.route(/\/assistant-[^/]*\.js$/, () => undefined);
          await open(page, localizePath(route, language));
          await everythingLoaded(page);
          for (const scheme of ["dark", "light"] as const) {
            if (scheme === "light") {
              const { label } = words(language).colorScheme.toggle;
              await page.getByRole("switch", { name: label }).click();
              await page.mouse.move(0, 0);
            }
            await expect(page.locator("html")).toHaveCSS("color-scheme", scheme);
            await expect
              .soft(page)
              .toHaveScreenshot(`${name}-${language}-${scheme}-${device}.png`, {
                fullPage: true,
                maxDiffPixelRatio: 0.02,
                scale: "device",
                timeout: 40_000,
              });
          }
        });
      });
    }
  }
}
