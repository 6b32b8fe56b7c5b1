import { expect, type Locator, test, type Page } from "@playwright/test";
import { languageCodes, languages } from "../src/i18n/languages";
import { headerPages } from "../src/i18n/menuPages";
import { localizePath } from "../src/i18n/paths";
import { company, say, services } from "./site/content";
import { resize } from "./site/layout";
import { open } from "./site/open";
import { testsInTurn } from "./site/turns";
import { fill, words } from "./site/words";

for (const language of languageCodes) {
  const inTurn = testsInTurn(language);
  const t = words(language);
  const path = (route: string) => localizePath(route, language);

  test.describe(`the header in ${language}`, () => {
    test.use({ locale: languages[language].hrefLang });

    const main = (page: Page) => page.getByRole("navigation", { name: t.nav.main.label });
    const menu = (page: Page) =>
      main(page).getByRole("button", { name: t.nav.services.link, exact: true });
    const allServices = (page: Page) =>
      main(page).getByRole("link", { name: t.nav.allServices.link });
    const serviceLink = (page: Page, index: number) =>
      main(page).getByRole("link", { name: say(services.at(index)!.title, language) });

    /** Transparent at the top, solid after 50 px of scrolling. */
    async function expectSolidOnScroll(page: Page): Promise<void> {
      const header = page.getByRole("banner");
      const opacity = () =>
        header.evaluate((element) => {
          const color = getComputedStyle(element).backgroundColor;
          const [, alpha] = /(?:rgba\(.*, |\/ )([\d.]+)\)$/.exec(color) ?? [];
          return alpha === undefined ? 1 : Number(alpha);
        });
      await expect(header).toHaveCSS("position", "fixed");
      await expect.poll(opacity).toBe(0);
      await page.evaluate(() => window.scrollTo(0, 50));
      await page.waitForFunction(() => window.scrollY === 50);
      await expect.poll(opacity).toBe(0);
      await page.evaluate(() => window.scrollTo(0, 51));
      await expect.poll(opacity).toBe(1);
      await page.evaluate(() => window.scrollTo(0, 2000));
      await expect(header).toBeInViewport({ ratio: 1 });
      expect((await header.boundingBox())?.y).toBe(0);
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect.poll(opacity).toBe(0);
    }

    /** Every service at once, in two columns. */
    async function expectAllServices(page: Page): Promise<void> {
      await expect(menu(page)).toHaveAttribute("aria-expanded", "false");
      await expect(allServices(page)).toBeHidden();
      await menu(page).click();
      await expect(menu(page)).toHaveAttribute("aria-expanded", "true");
      await expect(allServices(page)).toBeVisible();
      for (const service of services) {
        const link = main(page).getByRole("link", { name: say(service.title, language) });
        await expect(link).toHaveAttribute("href", path(service.path));
        const summary = link.getByText(say(service.summary, language), { exact: true });
        expect(await summary.evaluate((element) => element.getClientRects().length)).toBe(1);
        await expect(link.locator("svg")).toHaveCount(1);
        await expect(link).toBeInViewport({ ratio: 1 });
      }
      const panel = page.locator(`[id="${await menu(page).getAttribute("aria-controls")}"]`);
      const box = (await panel.boundingBox())!;
      expect(box.width).toBeGreaterThanOrEqual(280);
      expect(box.height).toBeLessThanOrEqual(400);
      await expect(panel).toHaveCSS("min-width", "280px");
      await expect(panel).toHaveCSS("max-height", "400px");
      await expect(panel).toHaveCSS("overflow-y", "auto");
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(page.viewportSize()!.width);
      expect(
        await panel.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
      ).toBe(0);
      const places = await panel
        .getByRole("link")
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().left));
      expect(new Set(places).size).toBe(2);

      await page.mouse.click(640, 700);
      await expect(allServices(page)).toBeHidden();
    }

    /** To every page; the current one is marked, not by colour alone. */
    async function expectLinks(page: Page): Promise<void> {
      const logo = page
        .getByRole("banner")
        .getByRole("link", { name: fill(t.site.home.label, { name: company.name }) });
      await expect(logo).toHaveAttribute("href", path("/"));
      for (const { name, route } of headerPages.filter(({ name }) => name !== "services")) {
        const link = main(page).getByRole("link", { name: t.nav[name].link, exact: true });
        await link.click();
        await expect(page).toHaveURL(path(route));
        await expect(link).toHaveAttribute("aria-current", "page");
        await expect(main(page).locator('[aria-current="page"]')).toHaveCount(1);
        await page.mouse.move(0, 500);
        const underline = () =>
          link.evaluate((element) => getComputedStyle(element, "::after").opacity);
        await expect.poll(underline).toBe("1");
      }
      await menu(page).click();
      await serviceLink(page, 0).click();
      await expect(page).toHaveURL(path(services[0]!.path));
      await expect(menu(page)).toHaveAttribute("aria-expanded", "false");
      await expect(menu(page)).toHaveAttribute("aria-current", "true");
      await menu(page).click();
      await expect(serviceLink(page, 0)).toHaveAttribute("aria-current", "page");
    }

    /** Between the gutters of the narrowest window. */
    async function expectBrandWhole(page: Page): Promise<void> {
      await resize(page, { width: 320, height: 640 });
      const header = page.getByRole("banner");
      const name = fill(t.site.home.label, { name: company.name });
      const brand = (await header.getByRole("link", { name }).boundingBox())!;
      const gutter = await header
        .locator("> div")
        .evaluate((inner) => parseFloat(getComputedStyle(inner).paddingInlineStart));
      expect(gutter).toBeGreaterThan(8);
      expect(brand.x).toBeGreaterThanOrEqual(gutter - 0.5);
      expect(brand.x + brand.width).toBeLessThanOrEqual(320 - gutter + 0.5);
    }

    test("stays at the top, lists every service in the page's own colours, and marks the current page", async ({
      page,
    }) => {
      await open(page, path("/"));
      await expectSolidOnScroll(page);
      await expectAllServices(page);
      // Above a picture the header keeps its dark colours, and its menu has the page's own.
      const gold = (locator: Locator) =>
        locator.evaluate((element) =>
          getComputedStyle(element).getPropertyValue("--mantine-color-anchor"),
        );
      const toggle = page.getByRole("switch", { name: t.colorScheme.toggle.label });
      for (const scheme of ["dark", "light"] as const) {
        await expect(page.locator("html")).toHaveCSS("color-scheme", scheme);
        await menu(page).click();
        const ofPage = await gold(page.locator("html"));
        expect(await gold(allServices(page))).toBe(ofPage);
        expect((await gold(menu(page))) === ofPage).toBe(scheme === "dark");
        await toggle.click();
      }
      await expectLinks(page);
      await expectBrandWhole(page);
    });

    // The keys of a menu are the same in both directions.
    inTurn(test)(
      "is led past by its first link, and its menu works by keyboard",
      async ({ page }) => {
        await open(page, path("/"));
        await page.keyboard.press("Tab");
        await page.keyboard.press("Enter");
        await expect(page.getByRole("main")).toBeFocused();
        await page.keyboard.press("Tab");
        await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);

        await menu(page).focus();
        await page.keyboard.press("Tab");
        await expect(main(page).getByRole("link", { name: t.nav.investment.link })).toBeFocused();
        await page.keyboard.press("Shift+Tab");
        await expect(menu(page)).toBeFocused();

        await page.keyboard.press("Enter");
        await expect(allServices(page)).toBeVisible();
        await page.keyboard.press("Tab");
        await expect(allServices(page)).toBeFocused();
        await page.keyboard.press("ArrowDown");
        await expect(serviceLink(page, 0)).toBeFocused();
        await page.keyboard.press("End");
        await expect(serviceLink(page, -1)).toBeFocused();
        await expect(serviceLink(page, -1)).toBeInViewport();
        await page.keyboard.press("ArrowDown");
        await expect(allServices(page)).toBeFocused();
        await page.keyboard.press("ArrowUp");
        await expect(serviceLink(page, -1)).toBeFocused();
        await page.keyboard.press("Home");
        await expect(allServices(page)).toBeFocused();
        await page.keyboard.press("Escape");
        await expect(menu(page)).toBeFocused();
        await expect(allServices(page)).toBeHidden();

        await page.keyboard.press("ArrowDown");
        await expect(allServices(page)).toBeFocused();
        await page.keyboard.press("ArrowUp");
        await page.keyboard.press("Tab");
        await expect(main(page).getByRole("link", { name: t.nav.investment.link })).toBeFocused();
        await expect(allServices(page)).toBeHidden();

        await page.keyboard.press("Shift+Tab");
        await page.keyboard.press("Space");
        await page.keyboard.press("ArrowDown");
        await expect(allServices(page)).toBeFocused();
        await page.keyboard.press("ArrowDown");
        await page.keyboard.press("Enter");
        await expect(page).toHaveURL(path(services[0]!.path));
        await expect(allServices(page)).toBeHidden();
      },
    );
  });
}
