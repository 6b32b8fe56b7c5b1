import { expect, test, type Page, type Route } from "@playwright/test";
import { languageCodes, languages, type Language } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import { pages, titleOf } from "./site/content";
import { blockStorage, observe, open } from "./site/open";
import { words } from "./site/words";

// Whatever fails, a page stays readable and its links work.

const about = pages.find(({ route }) => route === "/about/")!;

async function expectReadable(page: Page, language: Language): Promise<void> {
  await expect(page).toHaveTitle(titleOf(about.seo, language));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(/\S/);
  const t = words(language);
  const link = page
    .getByRole("navigation", { name: t.footer.quickLinks.title })
    .getByRole("link", { name: t.nav.contact.link });
  await link.click();
  await expect(page).toHaveURL(localizePath("/contact/", language));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

const pageData = "**/page-data/**/about/page-data.json";
const named = (path: string, result: object) =>
  JSON.stringify({ componentChunkName: "component---src-pages-about-tsx", path, result });
const otherShape = (path: string) =>
  named(path, { data: { company: 3 }, pageContext: { language: 7 } });
const wrongShapes: [string, (path: string) => string][] = [
  ["not JSON", () => "<html>"],
  ["no object", () => "[]"],
  ["empty", () => "{}"],
  ["null", () => "null"],
  ["without data", (path) => named(path, {})],
  ["of another shape", otherShape],
  ["of another page", () => named("/investment/", {})],
];

for (const language of languageCodes) {
  const path = localizePath("/about/", language);
  const t = words(language);
  const message = (page: Page) =>
    page.getByRole("alert").filter({ hasText: t.error.generic.title });

  test.describe(`on a bad day in ${language}`, () => {
    test.use({ locale: languages[language].hrefLang });

    test("storage throws", async ({ page }) => {
      const observed = observe(page);
      await blockStorage(page);
      await open(page, path);
      await expectReadable(page, language);
      expect(observed.messages).toEqual([]);
    });

    test.describe("JavaScript is off", () => {
      test.use({ javaScriptEnabled: false });
      test("the page and its menus work", async ({ page }) => {
        await page.goto(path);
        await page
          .getByRole("navigation", { name: t.nav.main.label })
          .getByRole("button", { name: t.nav.services.link })
          .hover();
        await expect(page.getByRole("link", { name: t.nav.allServices.link })).toBeVisible();
        await page.setViewportSize({ width: 390, height: 800 });
        await page.getByRole("banner").getByRole("link", { name: t.nav.menu.open }).click();
        await expect(page.getByRole("contentinfo")).toBeInViewport();
        await expectReadable(page, language);
      });
    });

    for (const [name, script] of [
      ["the page's own script", /\/component---src-pages-about[^/]*\.js$/],
      ["the framework", /\/framework-[^/]*\.js$/],
      ["the app", /\/app-[^/]*\.js$/],
    ] as const) {
      test(`${name} is missing`, async ({ page }) => {
        await page.route(script, (route) => route.fulfill({ status: 404, body: "" }));
        await page.goto(path);
        await expect(message(page)).toBeVisible();
        await page.unroute(script);
        await expectReadable(page, language);
      });

      test(`${name} never comes`, async ({ page }) => {
        await page.route(script, () => {
          // Never answered.
        });
        await page.goto(path, { waitUntil: "commit" });
        await expectReadable(page, language);
      });
    }

    for (const [name, shape] of wrongShapes) {
      test(`page data is ${name}, on arrival`, async ({ page }) => {
        await page.route(pageData, (route: Route) =>
          route.fulfill({ contentType: "application/json", body: shape(path) }),
        );
        await page.goto(path);
        await page.waitForLoadState("networkidle");
        await expectReadable(page, language);
      });
    }

    test("page data is of another shape, on the way", async ({ page }) => {
      await page.route(pageData, (route: Route) =>
        route.fulfill({ contentType: "application/json", body: otherShape(path) }),
      );
      await open(page, localizePath("/contact/", language));
      const fetched = page.waitForEvent("load");
      await page
        .getByRole("navigation", { name: t.footer.quickLinks.title })
        .getByRole("link", { name: t.nav.about.link })
        .click();
      await expect(page).toHaveURL(path);
      await fetched;
      await expectReadable(page, language);
    });
  });
}
