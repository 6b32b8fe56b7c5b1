import { expect, test, type Page } from "@playwright/test";
import type enEstimate from "../locales/en/estimate.json";
import type enServices from "../locales/en/services.json";
import { formatPrice } from "../src/i18n/formats";
import { languageCodes } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import { wordsByLanguage } from "../testing/wordsByLanguage";
import { contactForm } from "./site/contactForm";
import { company, estimate, say, services } from "./site/content";
import { observe, open } from "./site/open";

const estimateWords = wordsByLanguage<typeof enEstimate>("estimate");
const serviceWords = wordsByLanguage<typeof enServices>("services");
const [firstService, secondService] = services.toSorted((a, b) => a.order - b.order);

/** Pages of a PDF: its page objects, not the node that lists them. */
const pageCount = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;

for (const language of languageCodes) {
  const t = estimateWords[language];
  const path = localizePath("/estimate/", language);
  const [service, another] = [firstService!, secondService!];
  const title = say(service.title, language);
  const [extra, otherExtra] = service.pricing.adds[language];

  const parts = (page: Page) => {
    const main = page.getByRole("main");
    return {
      main,
      result: main.getByRole("region", { name: say(estimate.summary.title, language) }),
      radio: (name: string) => main.getByRole("radio", { name }),
      box: (name: string) => main.getByRole("checkbox", { name, exact: true }),
      size: (name: "branches" | "languages" | "users") =>
        main.getByRole("textbox", { name: t[name].label }),
    };
  };

  test.describe(`the rough estimate in ${language}`, () => {
    test("a choice shows what the prices say, and its address brings it back", async ({ page }) => {
      const observed = observe(page);
      await open(page, path);
      const { main, result, radio, box, size } = parts(page);
      await expect(result).toContainText(say(estimate.summary.empty, language));
      await expect(main.getByRole("checkbox")).toHaveCount(0);

      await radio(title).check();
      await expect(result).toContainText(formatPrice(service.price, language));
      for (const item of service.pricing.included[language]) {
        await expect(main.getByText(item, { exact: true }).first()).toBeVisible();
      }
      await box(extra!).check();
      await box(otherExtra!).check();
      await box(extra!).uncheck();
      await size("branches").fill("٣");
      await size("users").fill("x");
      await expect(size("users")).toHaveAttribute("aria-invalid", "true");
      await expect(result.getByRole("listitem").filter({ hasText: otherExtra! })).toBeVisible();
      await expect(result).not.toContainText(extra!);
      await expect(page).toHaveURL(/\?service=[\w-]+&adds=[\w-]+&branches=3$/);

      await page.reload();
      await expect(radio(title)).toBeChecked();
      await expect(box(otherExtra!)).toBeChecked();
      await expect(box(extra!)).not.toBeChecked();
      await expect(size("branches")).toHaveValue(/^[3٣]$/);
      await expect(result.getByRole("listitem").filter({ hasText: otherExtra! })).toBeVisible();
      expect(observed).toEqual({ messages: [], foreign: [] });
    });

    test("@phone the result stays in sight while the form is filled in", async ({ page }) => {
      await open(page, path);
      const { main, result, radio } = parts(page);
      const bar = main.getByRole("button", { name: say(estimate.summary.title, language) });
      await expect(bar).toHaveCount(0);
      await radio(title).check();
      await expect(bar).toContainText(formatPrice(service.price, language));
      await expect(bar).toBeInViewport({ ratio: 1 });
      const { height } = (await bar.boundingBox())!;
      expect(height).toBeLessThan(0.12 * page.viewportSize()!.height);
      await bar.tap();
      await expect(result).toBeFocused();
      await expect(result.getByRole("heading").first()).toBeInViewport();
    });

    test("ignores what it cannot read in an address", async ({ page }) => {
      const query = `?service=none&service=${another.id}&adds=gone&branches=-4&languages=%D9%A2&users=9999999`;
      await open(page, path + query);
      const { main, result, radio, size } = parts(page);
      await expect(radio(say(another.title, language))).toBeChecked();
      await expect(result).toContainText(formatPrice(another.price, language));
      await expect(main.getByRole("checkbox", { checked: true })).toHaveCount(0);
      await expect(size("languages")).toHaveValue("2");
      await expect(size("branches")).toHaveValue("");
      await expect(page).toHaveURL(new RegExp(`\\?service=${another.id}&languages=2$`));
    });

    test("works by keyboard and fills in the contact form", async ({ page }) => {
      await open(page, `${path}?service=${service.id}`);
      const { result, radio, box } = parts(page);
      await expect(result).toContainText(title);
      await radio(title).focus();
      await page.keyboard.press("Tab");
      await expect(box(extra!)).toBeFocused();
      await page.keyboard.press("Space");
      await expect(result.getByRole("listitem").filter({ hasText: extra! })).toBeVisible();
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("ArrowDown");
      await expect(radio(say(another.title, language))).toBeChecked();
      await page.keyboard.press("ArrowUp");
      await expect(box(extra!)).toBeChecked();

      for (const [name, address] of [
        [t.ways.whatsapp, `https://wa.me/${company.whatsapp.replaceAll(/\D/g, "")}?text=`],
        [t.ways.email, `mailto:${company.email}?subject=`],
      ] as const) {
        const href = await result.getByRole("link", { name }).getAttribute("href");
        expect(href?.startsWith(address)).toBe(true);
        expect(decodeURIComponent(href!)).toContain(`– ${extra}`);
      }
      await result.getByRole("link", { name: t.ways.quote }).press("Enter");
      await expect(page).toHaveURL(localizePath(`/contact/?service=${service.id}`, language));
      const { field } = contactForm(page, language);
      await expect(field("service")).toHaveValue(service.id);
      await expect(field("message")).toHaveValue(new RegExp(`– ${extra}[^]*/estimate/\\?service=`));
    });

    test("it prints on one sheet, without the form", async ({ page }) => {
      const longest = services.toSorted(
        (a, b) => JSON.stringify(b.pricing).length - JSON.stringify(a.pricing).length,
      )[0]!;
      await open(page, `${path}?service=${longest.id}&branches=3&languages=2&users=40`);
      const { main, result } = parts(page);
      for (const box of await main.getByRole("checkbox").all()) await box.check();
      await expect(page).toHaveURL(/adds=/);
      const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });
      expect(pageCount(pdf)).toBe(1);
      await page.emulateMedia({ media: "print" });
      await expect(main.getByRole("radio")).toHaveCount(0);
      await expect(main.getByRole("button")).toHaveCount(0);
      await expect(page.getByRole("contentinfo")).toBeHidden();
      for (const item of [
        ...longest.pricing.included[language],
        ...longest.pricing.adds[language],
        say(longest.pricing.note, language),
        say(estimate.summary.promise, language),
      ]) {
        await expect(result.getByText(item, { exact: true })).toBeVisible();
      }
      await expect(result.getByText(page.url())).toBeVisible();
      await expect(main.getByText(company.email)).toBeVisible();
    });

    test.describe("without scripts", () => {
      test.use({ javaScriptEnabled: false });

      test("the chosen service shows its lists, and the form puts the choice into the address", async ({
        page,
      }) => {
        await page.goto(path);
        const { main, result, radio, box, size } = parts(page);
        await expect(result).toBeHidden();
        await expect(main.getByRole("radio")).toHaveCount(services.length);
        await expect(main.getByRole("checkbox")).toHaveCount(0);
        await radio(title).check();
        await expect(main.getByRole("checkbox")).toHaveCount(service.pricing.adds[language].length);
        const { pricing } = serviceWords[language];
        for (const name of [pricing.included.title, pricing.adds.title]) {
          await expect(main.getByRole("heading", { name }).first()).toBeVisible();
        }
        for (const item of service.pricing.included[language]) {
          await expect(main.getByText(item, { exact: true }).first()).toBeVisible();
        }
        await box(extra!).check();
        await size("users").fill("40");
        await main.getByRole("button", { name: t.submit }).click();
        await expect(page).toHaveURL(
          new RegExp(`${path}\\?service=${service.id}&adds=[\\w-]+&branches=&languages=&users=40$`),
        );
      });
    });
  });
}

test("the list of services and every service page link to the estimate", async ({ page }) => {
  test.slow();
  for (const language of languageCodes) {
    await page.goto(localizePath("/services/", language));
    const links = page
      .getByRole("main")
      .locator(`a[href="${localizePath("/estimate/", language)}"]`);
    await expect(links.first()).toBeVisible();
    for (const { id, path } of services) {
      await page.goto(localizePath(path, language));
      const href = localizePath(`/estimate/?service=${id}`, language);
      await expect(page.getByRole("main").locator(`a[href="${href}"]`)).toHaveCount(1);
    }
  }
});
