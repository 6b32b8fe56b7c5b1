import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { languageCodes, languages } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import { budgets } from "../tools/budgets";
import { pages, services } from "./site/content";
import { lateCode, lateCodeIn } from "./site/lateCode";
import { open } from "./site/open";

const site = join(__dirname, "../public");
const weigh = (file: string) => gzipSync(readFileSync(join(site, file)), { level: 9 }).length;

const isService = (route: string) => services.some(({ path }) => path === route);

for (const language of languageCodes) {
  for (const route of [...pages.map((page) => page.route), "/404/"]) {
    const path = localizePath(route, language);

    test(`${path} stays within its budgets`, async ({ page }) => {
      const scripts = new Set<string>();
      page.on("response", (response) => {
        const { pathname } = new URL(response.url());
        // Prefetched ones count as well: the visitor pays for them.
        if (pathname.endsWith(".js")) scripts.add(pathname);
      });
      await open(page, path);
      await page.waitForLoadState("networkidle");

      expect(scripts.size, "the scripts are seen").toBeGreaterThan(0);
      const total = [...scripts].reduce((sum, script) => sum + weigh(script), 0);
      expect.soft(total, "JavaScript without interaction").toBeLessThanOrEqual(budgets.scripts);
      const texts = [...scripts].map((script) => readFileSync(join(site, script), "utf8"));
      expect.soft(lateCodeIn(texts), "code that comes with its use").toEqual([]);
      const limit = isService(route) ? budgets.serviceHtml : budgets.html;
      expect.soft(weigh(`${path}index.html`), "HTML").toBeLessThanOrEqual(limit);
      const fonts = page.locator('link[rel="preload"][as="font"]');
      await expect.soft(fonts, "preloaded fonts").toHaveCount(1);
    });
  }
}

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
