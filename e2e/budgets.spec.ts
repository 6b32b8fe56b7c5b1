import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test, type Page } from "@playwright/test";
import { languageCodes, languages } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import { budgets } from "../tools/budgets";
import { pages, services } from "./site/content";
import { lateCode, lateCodeIn } from "./site/lateCode";
import { open } from "./site/open";

const site = join(__dirname, "../public");
const compressed = /\.(?:avif|jpg|png|webp|woff2)$/;

/** What a file of the built site weighs on its way to a visitor, in bytes. */
function weigh(path: string): number {
  const data = readFileSync(join(site, path));
  return compressed.test(path) ? data.length : gzipSync(data, { level: 9 }).length;
}

const isService = (route: string) => services.some(({ path }) => path === route);

/** Opens a page and gives the paths of everything it loads by itself. */
async function filesOf(page: Page, path: string): Promise<string[]> {
  const files = new Set<string>();
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    files.add(pathname.endsWith("/") ? `${pathname}index.html` : pathname);
  });
  await open(page, path);
  await page.waitForLoadState("networkidle");
  return [...files];
}

test.describe("on a phone of many dots", () => {
  test.use({
    viewport: { width: 412, height: 915 },
    deviceScaleFactor: 2.625,
    isMobile: true,
    hasTouch: true,
  });

  for (const language of languageCodes) {
    for (const route of [...pages.map((page) => page.route), "/404/"]) {
      const path = localizePath(route, language);

      test(`${path} stays within its budgets`, async ({ page }) => {
        const files = await filesOf(page, path);
        const sum = (pattern: RegExp) =>
          files
            .filter((file) => pattern.test(file))
            .reduce((total, file) => total + weigh(file), 0);

        const scripts = files.filter((file) => file.endsWith(".js"));
        expect(scripts.length, "the scripts are seen").toBeGreaterThan(0);
        const bound = route === "/" ? budgets.homeScripts : budgets.scripts;
        expect.soft(sum(/\.js$/), "scripts").toBeLessThanOrEqual(bound);
        const texts = scripts.map((script) => readFileSync(join(site, script), "utf8"));
        expect.soft(lateCodeIn(texts), "code that comes with its use").toEqual([]);

        const html = isService(route) ? budgets.serviceHtml : budgets.html;
        expect.soft(weigh(`${path}index.html`), "HTML").toBeLessThanOrEqual(html);
        expect.soft(sum(/\.(?:avif|jpg)$/), "pictures").toBeLessThanOrEqual(budgets.pictures);
        expect.soft(sum(/\.woff2$/), "fonts").toBeLessThanOrEqual(budgets.fonts[language]);
        const fonts = page.locator('link[rel="preload"][as="font"]');
        await expect.soft(fonts, "preloaded fonts").toHaveCount(1);

        const first = page.locator('main img[fetchpriority="high"]');
        for (const image of await first.all()) {
          const source = await image.evaluate((element: HTMLImageElement) => element.currentSrc);
          const picture = weigh(new URL(source).pathname);
          expect.soft(picture, "first picture").toBeLessThanOrEqual(budgets.firstPicture);
        }
        if (route === "/") {
          expect.soft(sum(/./), "everything").toBeLessThanOrEqual(budgets.home[language]);
        }
      });
    }
  }
});

test("each language preloads its own font", async ({ page }) => {
  const fonts = new Set<string | null>();
  for (const language of languageCodes) {
    await page.goto(localizePath("/", language));
    fonts.add(await page.locator('link[rel="preload"][as="font"]').getAttribute("href"));
  }
  expect(fonts.size).toBe(Object.keys(languages).length);
});

test("no script brings react-dom/server into the browser", () => {
  const scripts = readdirSync(site).filter((file) => file.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(0);
  // What React's server renderer exports keeps its name in every bundle.
  const renderers = /renderToString|renderToStaticMarkup|renderToPipeableStream/;
  expect(scripts.filter((file) => renderers.test(readFileSync(join(site, file), "utf8")))).toEqual(
    [],
  );
});

test("what a page must not load at first is known by signs that are there", () => {
  const scripts = readdirSync(site).filter((file) => file.endsWith(".js"));
  const { lexicon } = lateCode;
  const holders = scripts.filter((file) =>
    readFileSync(join(site, file), "utf8").includes(lexicon),
  );
  expect(holders).not.toEqual([]);
});
