import { expect, test, type Page } from "@playwright/test";
import arPages from "../locales/ar/pages.json";
import arServices from "../locales/ar/services.json";
import enPages from "../locales/en/pages.json";
import enServices from "../locales/en/services.json";
import { formatPrice } from "../src/i18n/formats";
import { languageCodes, type Language } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import { company, erpModules, pages, say, services } from "./site/content";
import { cutTexts, paleTexts, sidewaysScroll } from "./site/layout";
import { observe, open } from "./site/open";
import { words } from "./site/words";

const serviceWords = { en: enServices, ar: arServices } satisfies Record<Language, unknown>;
const pageWords = { en: enPages, ar: arPages } satisfies Record<Language, unknown>;
const main = (page: Page) => page.locator("main");

/** What a sheet leaves between its margins, in CSS pixels. */
const a4Width = 703;

/** Pages of a PDF: its page objects, not the node that lists them. */
const pageCount = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;

for (const language of languageCodes) {
  test.describe(`inner pages in ${language}`, () => {
    const t = serviceWords[language];

    for (const service of services) {
      const path = localizePath(service.path, language);

      test(`${path} says everything of its service, and leads to the form`, async ({ page }) => {
        await open(page, path);
        const price = formatPrice(service.price, language);
        await expect(page.locator("h1")).toHaveText(say(service.title, language));
        await expect(main(page).getByText(price).first()).toBeVisible();
        const parts = [
          ...[t.features, t.overview, t.benefits, t.process, t.technologies],
          ...[t.pricing, t.questions, t.related, t.closing],
        ];
        for (const { title } of parts) {
          await expect(main(page).getByRole("region", { name: title, exact: true })).toBeVisible();
        }
        const features = main(page).getByRole("region", { name: t.features.title, exact: true });
        await expect(features.getByRole("listitem")).toHaveText(
          service.features[language].map((feature) => feature),
        );
        const steps = main(page).getByRole("region", { name: t.process.title, exact: true });
        await expect(steps.getByRole("heading", { level: 3 })).toHaveText(
          service.process.map(({ title }) => say(title, language)),
        );
        const related = main(page).getByRole("region", { name: t.related.title, exact: true });
        const hrefs = await related
          .getByRole("link")
          .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
        expect(hrefs).toEqual(
          service.related.map((id) =>
            localizePath(services.find((other) => other.id === id)!.path, language),
          ),
        );
        const trail = page.getByRole("navigation", { name: words(language).breadcrumbs.label });
        await expect(trail.getByRole("listitem").last()).toHaveAttribute("aria-current", "page");
        await main(page).getByRole("link", { name: t.closing.link }).click();
        await expect(page).toHaveURL(
          new RegExp(`${localizePath("/contact/", language)}\\?service=${service.id}$`),
        );
      });

      test(`${path} prints on one or two pages`, async ({ page }) => {
        await page.goto(path);
        const pages = pageCount(await page.pdf({ format: "A4", preferCSSPageSize: true }));
        expect(pages).toBeGreaterThan(0);
        expect(pages).toBeLessThanOrEqual(2);
        await page.emulateMedia({ media: "print" });
        await expect(page.getByRole("banner")).toBeHidden();
        await expect(page.getByRole("contentinfo")).toBeHidden();
        await expect(main(page).getByText(company.email)).toBeVisible();
        await expect(main(page).getByText(t.closing.link)).toBeHidden();
        await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
      });
    }

    for (const route of [...pages.map((page) => page.route), "/no-such-page/"]) {
      const path = localizePath(route, language);

      test(`${path} prints dark on white, in the dark scheme too`, async ({ page }) => {
        await page.addInitScript(() => localStorage.setItem("darkMode", "true"));
        await open(page, path);
        await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
        await page.emulateMedia({ media: "print" });
        await page.setViewportSize({ width: a4Width, height: 1000 });
        await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
        await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
        expect(await paleTexts(page)).toEqual([]);
        expect(await sidewaysScroll(page)).toBe(0);
        expect(await cutTexts(page)).toEqual([]);
        await expect(page.getByRole("button")).toHaveCount(0);
        await expect(page.getByRole("searchbox")).toHaveCount(0);
      });
    }

    test("the ERP page has every module with all it does", async ({ page }) => {
      await open(page, localizePath("/services/erp-system/", language));
      const modules = main(page).getByRole("region", { name: t.modules.title, exact: true });
      for (const { title, capabilities } of erpModules) {
        const entry = modules.getByRole("listitem").filter({
          has: page.getByRole("heading", { name: say(title, language), exact: true }),
        });
        for (const capability of capabilities[language]) {
          await expect(entry.getByText(capability, { exact: true })).toBeVisible();
        }
      }
    });

    test("a question opens to its answer by keyboard", async ({ page }) => {
      await open(page, localizePath("/investment/", language));
      const details = main(page).locator("details").first();
      await details.locator("summary").press("Enter");
      await expect(details.locator("p")).toBeVisible();
    });

    for (const route of ["/about/", "/investment/"]) {
      test(`${route} shows the facts as figures`, async ({ page }) => {
        await open(page, localizePath(route, language));
        const figures = main(page).locator("li:has(> strong)");
        await expect(figures).toHaveCount(company.claims.length + 2);
        await expect(figures.last()).toContainText(String(company.foundingYear));
        await expect(figures.nth(company.claims.length)).toContainText(
          String(company.countries.length),
        );
      });
    }

    test("the contact page gives every way, the hours and a map that loads nothing", async ({
      page,
    }) => {
      const observed = observe(page);
      await open(page, localizePath("/contact/", language));
      const p = pageWords[language];
      await expect(main(page).getByRole("link", { name: company.email })).toBeVisible();
      await expect(main(page).getByRole("link", { name: company.phone })).toHaveAttribute(
        "href",
        /^tel:\+\d+$/,
      );
      await expect(main(page).getByRole("link", { name: company.whatsapp })).toHaveAttribute(
        "href",
        /^https:\/\/wa\.me\/\d+$/,
      );
      await expect(main(page).getByRole("link", { name: p.ways.map.link })).toHaveAttribute(
        "href",
        company.address.mapUrl,
      );
      await expect(main(page).getByRole("heading", { name: p.hours.title })).toBeVisible();
      expect(observed).toEqual({ messages: [], foreign: [] });
    });
  });
}
