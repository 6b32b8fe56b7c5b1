import { expect, type Page } from "@playwright/test";
import { attributeOf } from "../../src/gatsby/html";
import { languageCodes, type Language } from "../../src/i18n/languages";
import { listRoute, servicesPerPage } from "../../src/i18n/listPages";
import { localizePath } from "../../src/i18n/paths";
import { configuredEnvironment, configuredServices } from "../../tools/lib/configuredSite";
import type en from "../../locales/en/pages.json";
import { open } from "../site/open";
import { partOf, servedPage } from "../site/served";
import { fill, words as siteWords } from "../site/words";
import { test } from "./site";
import { select } from "../../tools/lib/seo/site";
import { textOf } from "../../tools/lib/seo/text";
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
  const at = (route: string) => address(route, language);

  inTurn(test)(
    `${language}: the list goes on on a second page, which the first one's search knows`,
    async ({ page }) => {
      await open(page, localizePath("/services/", language));
      await expect(titles(page)).toHaveText(
        services.slice(0, servicesPerPage).map(({ title }) => title[language]),
      );
      const pages = page.getByRole("navigation", { name: list.label });
      await pages.getByRole("link", { name: list.next }).click();
      await expect(page).toHaveURL(at(listRoute(2)));
      await expect(titles(page)).toHaveText(
        services.slice(servicesPerPage).map(({ title }) => title[language]),
      );
      await expect(page).toHaveTitle(new RegExp(fill(list.current, { page: 2 }), "i"));
      await pages.getByRole("link", { name: list.previous }).click();
      await expect(page).toHaveURL(at("/services/"));
      await expect(titles(page)).toHaveCount(servicesPerPage);

      await page.getByRole("searchbox").fill(last.title[language]);
      await expect(titles(page).first()).toHaveText(last.title[language]);
      await titles(page).first().getByRole("link").click();
      await expect(page).toHaveURL(at(last.path));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(last.title[language]);
    },
  );

  test(`${language}: as served, menu and footer stay short and lead to all`, async ({
    request,
  }) => {
    const home = await servedPage(request, at("/"));
    for (const part of ["header", "footer"]) {
      const links = select(partOf(home, part), "a").map((link) => attributeOf(link, "href"));
      const routes = links.filter((href) => href?.startsWith(at("/services/")));
      expect(routes).toContain(at("/services/"));
      expect(new Set(routes).size).toBeLessThanOrEqual(menuLength + 1);
    }
    const all = siteWords(language).nav.allServices.link;
    expect(select(partOf(home, "footer"), "a").filter((link) => textOf(link) === all)).toHaveLength(
      1,
    );
  });

  test(`${language}: as served, each page of the list is an address of its own`, async ({
    request,
  }) => {
    const main = partOf(await servedPage(request, at(listRoute(2))), "main");
    expect(select(main, "article")).toHaveLength(services.length - servicesPerPage);
    const place = partOf(main, "nav", { "aria-label": list.label });
    expect(select(place, "a", { "aria-current": "page" }).map(textOf)).toEqual(["2"]);
  });
}
