import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { languageCodes, type Language } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import { cacheRuleFor } from "../src/hosting/headerRules";
import { fontOf } from "../src/i18n/fontOf";
import { filesLoaded, phone, weighFile } from "../tools/lib/firstVisit";
import { budgets } from "./site/budgets";
import { pages, services, tour } from "./site/content";
import { lateCode, lateCodeIn } from "./site/lateCode";
import { open } from "./site/open";

const site = join(__dirname, "../public");
const weigh = (path: string) => weighFile(site, path);

/** The bound of a page's HTML. */
function htmlBudget(route: string): number {
  const service = services.find(({ path }) => path === route);
  if (!service) return budgets.html;
  return service.id === tour.service ? budgets.tourHtml : budgets.serviceHtml;
}

/** The paths of everything that a page loads without interaction. */
const filesOf = (page: Page, path: string): Promise<string[]> =>
  filesLoaded(page, async () => {
    await open(page, path);
    await page.waitForLoadState("networkidle");
  });

async function expectWithinBudgets(page: Page, route: string, language: Language): Promise<void> {
  const path = localizePath(route, language);
  const files = await filesOf(page, path);
  const sum = (pattern: RegExp) =>
    files.filter((file) => pattern.test(file)).reduce((total, file) => total + weigh(file), 0);

  const scripts = files.filter((file) => file.endsWith(".js"));
  expect(scripts.length, "the scripts are seen").toBeGreaterThan(0);
  const askedForAgain = scripts.filter((script) => cacheRuleFor(script).name !== "hashed");
  expect.soft(askedForAgain, `${path}: scripts that no cache keeps`).toEqual([]);
  const bound = route === "/contact/" ? budgets.contactScripts : budgets.scripts;
  expect.soft(sum(/\.js$/), `${path}: scripts`).toBeLessThanOrEqual(bound);
  const texts = scripts.map((script) => readFileSync(join(site, script), "utf8"));
  expect.soft(lateCodeIn(texts), `${path}: code that comes with its use`).toEqual([]);

  const html = weigh(`${path}index.html`);
  expect.soft(html, `${path}: HTML`).toBeLessThanOrEqual(htmlBudget(route));
  const pictures = sum(/\.(?:avif|jpg)$/);
  expect.soft(pictures, `${path}: pictures`).toBeLessThanOrEqual(budgets.pictures);
  const fonts = sum(/\.woff2$/);
  expect.soft(fonts, `${path}: fonts`).toBeLessThanOrEqual(budgets.fonts[fontOf[language]]);
  const preloaded = page.locator('link[rel="preload"][as="font"]');
  await expect.soft(preloaded, `${path}: preloaded fonts`).toHaveCount(1);

  for (const image of await page.locator('main img[fetchpriority="high"]').all()) {
    const source = await image.evaluate((element: HTMLImageElement) => element.currentSrc);
    const picture = weigh(new URL(source).pathname);
    expect.soft(picture, `${path}: first picture`).toBeLessThanOrEqual(budgets.firstPicture);
  }
  if (route === "/") {
    const most = budgets.home[fontOf[language]];
    expect.soft(sum(/./), `${path}: everything`).toBeLessThanOrEqual(most);
  }
}

test.describe("on a phone of many dots", () => {
  test.use(phone);

  for (const language of languageCodes) {
    test(`every page in ${language} stays within its budgets`, async ({ page }) => {
      test.slow();
      const session = await page.context().newCDPSession(page);
      await session.send("Network.setCacheDisabled", { cacheDisabled: true });
      for (const route of [...pages.map((page) => page.route), "/404/"]) {
        await test.step(route, () => expectWithinBudgets(page, route, language));
      }
    });
  }
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
  const { vocabulary } = lateCode;
  const holders = scripts.filter((file) =>
    readFileSync(join(site, file), "utf8").includes(vocabulary),
  );
  expect(holders).not.toEqual([]);
});
