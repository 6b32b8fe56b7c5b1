import { expect, type Page } from "@playwright/test";
import { languageCodes, type Language } from "../../src/i18n/languages";
import { listRoute, servicesPerPage } from "../../src/i18n/listPages";
import { localizePath } from "../../src/i18n/paths";
import { configuredEnvironment, configuredServices } from "../../tools/lib/configuredSite";
import type en from "../../locales/en/pages.json";
import { open } from "../site/open";
import { fill, words as siteWords } from "../site/words";
import { test } from "./site";
import { wordsByLanguage } from "../../tools/lib/wordsByLanguage";
import { testsInTurn } from "../site/turns";

const words = wordsByLanguage<typeof en>("pages");
const services = configuredServices();
const last = services.at(-1)!;
/** How many the menu and the footer show at most; the query in src/app/siteShell.ts says so. */
const menuLength = 12;

const titles = (page: Page) => page.getByRole("main").locator("li article h2, li article h3");
const address = (route: string, language: Language) =>
  configuredEnvironment.PATH_PREFIX + localizePath(route, language);

for (const language of languageCodes) {
  const inTurn = testsInTurn(language);
  const { list } = words[language];
  inTurn(test)(`${language}: the list goes on on a second page, and back`, async ({ page }) => {
    await open(page, localizePath("/services/", language));
    await expect(titles(page)).toHaveText(
      services.slice(0, servicesPerPage).map(({ title }) => title[language]),
    );
    const pages = page.getByRole("navigation", { name: list.label });
    await pages.getByRole("link", { name: list.next }).click();
    await expect(page).toHaveURL(address(listRoute(2), language));
    await expect(titles(page)).toHaveText(
      services.slice(servicesPerPage).map(({ title }) => title[language]),
    );
    await expect(page).toHaveTitle(new RegExp(fill(list.current, { page: 2 }), "i"));
    await pages.getByRole("link", { name: list.previous }).click();
    await expect(page).toHaveURL(address("/services/", language));
    await expect(titles(page)).toHaveCount(servicesPerPage);
  });

  inTurn(test)(
    `${language}: a search on the first page finds what is on the second`,
    async ({ page }) => {
      await open(page, localizePath("/services/", language));
      await page.getByRole("searchbox").fill(last.title[language]);
      await expect(titles(page).first()).toHaveText(last.title[language]);
      await titles(page).first().getByRole("link").click();
      await expect(page).toHaveURL(address(last.path, language));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(last.title[language]);
    },
  );

  test(`${language}: menu and footer stay short, and lead to all`, async ({ page }) => {
    await open(page, localizePath("/", language));
    const all = address("/services/", language);
    for (const part of [page.getByRole("banner"), page.getByRole("contentinfo")]) {
      const links = part.locator(`a[href^="${all}"]`);
      const routes = await links.evaluateAll((found) => found.map((a) => a.getAttribute("href")));
      expect(routes).toContain(all);
      expect(new Set(routes).size).toBeLessThanOrEqual(menuLength + 1);
    }
    await expect(
      page.getByRole("contentinfo").getByText(siteWords(language).nav.allServices.link),
    ).toHaveCount(1);
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });
    test(`${language}: each page of the list is an address of its own`, async ({ page }) => {
      await page.goto(localizePath(listRoute(2), language));
      await expect(titles(page)).toHaveCount(services.length - servicesPerPage);
      const place = page.getByRole("navigation", { name: list.label });
      await expect(place.locator("[aria-current=page]")).toHaveText("2");
    });
  });
}
