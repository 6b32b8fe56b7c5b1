import { expect, test, type Page } from "@playwright/test";
import { languageCodes, languages } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import { open } from "./site/open";

/**
 * One page of each kind beside its reference images: one on a desktop, one on a phone, in turn in
 * each language and scheme. At a third of the resolution: layout, pictures and colours show, the
 * edges of letters do not. After a wanted change look at the new pictures and keep them:
 * npx playwright test e2e/visual.spec.ts --update-snapshots
 */
const routes = {
  home: "/",
  services: "/services/",
  service: "/services/cloud-solutions/",
  erp: "/services/erp-system/",
  about: "/about/",
  investment: "/investment/",
  contact: "/contact/",
  "not-found": "/no-such-page/",
  estimate: "/estimate/?service=erp&adds=sync-with-an-online-shop&branches=3",
};

const widths = { desktop: 1440, phone: 390 };
const schemes = ["dark", "light"] as const;

/** Every language, scheme and width, each with every other one within as many kinds of pages. */
const looks = Object.entries(routes).flatMap(([name, route], kind) =>
  Object.entries(widths).map(([device, width], index) => {
    const turn = kind + index;
    const language = languageCodes[turn % languageCodes.length]!;
    const scheme = schemes[Math.floor(turn / languageCodes.length) % schemes.length]!;
    return { name: `${name}-${language}-${scheme}-${device}`, route, language, scheme, width };
  }),
);

test.use({
  deviceScaleFactor: 1 / 3,
  contextOptions: { reducedMotion: "reduce" },
});
test.skip(process.platform !== "linux", "each system draws letters in its own way");

/** Waits for what a visitor has once the page has been scrolled through: fonts and pictures. */
async function everythingLoaded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = "eager";
    await document.fonts.ready;
    await Promise.all(pictures.map((picture) => picture.decode()));
  });
}

for (const { name, route, language, scheme, width } of looks) {
  test.describe(`${name} @window`, () => {
    test.use({ viewport: { width, height: 900 }, locale: languages[language].hrefLang });

    test("looks as it did", async ({ page }) => {
      await page.addInitScript(
        (dark) => localStorage.setItem("darkMode", dark),
        String(scheme === "dark"),
      );
      // The assistant's button comes by the clock, which a busy machine outruns.
      await page.route(/\/assistant-[^/]*\.js$/, () => undefined);
      await open(page, localizePath(route, language));
      await everythingLoaded(page);
      await expect(page.locator("html")).toHaveCSS("color-scheme", scheme);
      await expect(page).toHaveScreenshot(`${name}.png`, {
        fullPage: true,
        maxDiffPixelRatio: 0.02,
        scale: "device",
        timeout: 40_000,
      });
    });
  });
}
