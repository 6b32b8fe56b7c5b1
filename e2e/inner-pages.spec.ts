import { expect, test, type Page } from "@playwright/test";
import type pageSections from "../locales/en/pages.json";
import type serviceSections from "../locales/en/services.json";
import { formatPrice } from "../src/i18n/formats";
import { phoneLink, whatsappLink } from "../src/contact/addresses";
import { languageCodes } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import { company, erpModules, pages, say, services, titleOf, tour } from "./site/content";
import { resize } from "./site/layout";
import { observe, open } from "./site/open";
import { words } from "./site/words";
import { wordsByLanguage } from "../testing/wordsByLanguage";

const serviceWords = wordsByLanguage<typeof serviceSections>("services");
const pageWords = wordsByLanguage<typeof pageSections>("pages");
const main = (page: Page) => page.locator("main");

/** Pages of a PDF: its page objects, not the node that lists them. */
const pageCount = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;

for (const language of languageCodes) {
  test.describe(`inner pages in ${language}`, () => {
    const t = serviceWords[language];

    async function expectWhole(page: Page, service: (typeof services)[number]): Promise<void> {
      const price = formatPrice(service.price, language);
      await expect(page.locator("h1")).toHaveText(say(service.title, language));
      await expect(main(page).getByText(price).first()).toBeVisible();
      const parts = [
        ...[t.features, t.overview, t.benefits, t.process],
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
      const offer = main(page).getByRole("region", { name: t.pricing.title, exact: true });
      await expect(offer.getByRole("listitem")).toHaveText([
        ...service.pricing.included[language],
        ...service.pricing.adds[language],
        ...service.technologies,
      ]);
      const related = main(page).getByRole("region", { name: t.related.title, exact: true });
      const hrefs = await related
        .getByRole("link")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
      expect(hrefs).toEqual(
        service.related.map((id) =>
          localizePath(services.find((other) => other.id === id)!.path, language),
        ),
      );
      const breadcrumbs = page.getByRole("navigation", {
        name: words(language).breadcrumbs.label,
      });
      await expect(breadcrumbs.getByRole("listitem").last()).toHaveAttribute(
        "aria-current",
        "page",
      );

      const pages = pageCount(await page.pdf({ format: "A4", preferCSSPageSize: true }));
      expect(pages).toBeGreaterThan(0);
      expect(pages).toBeLessThanOrEqual(2);
      await page.emulateMedia({ media: "print" });
      await expect(page.getByRole("banner")).toBeHidden();
      await expect(page.getByRole("contentinfo")).toBeHidden();
      await expect(main(page).getByText(company.email)).toBeVisible();
      await expect(main(page).getByText(t.closing.link)).toBeHidden();
      await page.emulateMedia({ media: null });

      await expect(main(page).getByRole("link", { name: t.closing.link })).toHaveAttribute(
        "href",
        `${localizePath("/contact/", language)}?service=${service.id}`,
      );
    }

    /** On the ERP page they open to all they do. */
    async function expectModules(page: Page): Promise<void> {
      const modules = main(page).getByRole("region", { name: t.modules.title, exact: true });
      for (const { title, capabilities } of erpModules) {
        const entry = modules.getByRole("listitem").filter({
          has: page.getByRole("heading", { name: say(title, language), exact: true }),
        });
        await entry.locator("summary").press("Enter");
        for (const capability of capabilities[language]) {
          await expect(entry.getByText(capability, { exact: true })).toBeVisible();
        }
      }
    }

    test("every service's page says everything, prints on one or two pages, and leads to the form", async ({
      page,
    }) => {
      test.slow();
      await open(page, localizePath(services[0]!.path, language));
      const inFooter = page.getByRole("contentinfo");
      for (const service of services) {
        await test.step(service.path, async () => {
          const title = say(service.title, language);
          await inFooter.getByRole("link", { name: title, exact: true }).click();
          await expectWhole(page, service);
          if (service.id === tour.service) await expectModules(page);
        });
      }
      await main(page).getByRole("link", { name: t.closing.link }).click();
      await expect(page).toHaveURL(
        new RegExp(`${localizePath("/contact/", language)}\\?service=${services.at(-1)!.id}$`),
      );
    });

    test("about and investment show the facts as figures, and a question opens by keyboard", async ({
      page,
    }) => {
      await open(page, localizePath("/about/", language));
      for (const name of ["about", "investment"] as const) {
        const link = words(language).nav[name].link;
        await page.getByRole("banner").getByRole("link", { name: link, exact: true }).click();
        const { seo } = pages.find(({ route }) => route === `/${name}/`)!;
        await expect(page).toHaveTitle(titleOf(seo, language));
        const figures = main(page).locator("li:has(> strong)");
        const claims = company.claims.filter(({ homeOnly }) => !homeOnly);
        await expect(figures).toHaveCount(claims.length + 2);
        await expect(figures.last()).toContainText(String(company.foundingYear));
        await expect(figures.nth(claims.length)).toContainText(String(company.countries.length));
      }
      const details = main(page).locator("details").first();
      await details.locator("summary").press("Enter");
      await expect(details.locator("p")).toBeVisible();
    });

    async function expectEveryWay(page: Page): Promise<void> {
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
    }

    test("the contact page gives every way, on a phone above the form, the hours and a map that loads nothing @phone", async ({
      page,
    }) => {
      const observed = observe(page);
      await open(page, localizePath("/contact/", language));
      const p = pageWords[language];
      await expectEveryWay(page);

      const field = (await main(page).getByRole("textbox").first().boundingBox())!;
      for (const [name, href] of [
        [p.ways.whatsapp, whatsappLink(company.whatsapp)],
        [p.ways.phone, phoneLink(company.phone)],
      ] as const) {
        const link = main(page).getByRole("link", { name, exact: true });
        await expect(link).toHaveAttribute("href", href);
        const { y, height } = (await link.boundingBox())!;
        expect(y + height).toBeLessThanOrEqual(field.y);
        expect(height).toBeGreaterThanOrEqual(44);
      }
      await resize(page, { width: 1440, height: 900 });
      await expectEveryWay(page);
      expect(observed).toEqual({ messages: [], foreign: [] });
    });
  });
}
