import { expect, type Page } from "@playwright/test";
import { attributeOf } from "../../src/hosting/build/html";
import { languageCodes, type Language } from "../../src/i18n/languages";
import { localizePath } from "../../src/i18n/paths";
import { configuredEnvironment, configuredServices } from "../../tools/lib/configuredSite";
import { open } from "../site/open";
import { partOf, servedPage } from "../site/served";
import { words } from "../site/words";
import { test } from "./site";
import { select } from "../../tools/lib/seo/site";
import { textOf } from "../../tools/lib/seo/text";
import { testsInTurn } from "../site/turns";

const services = configuredServices();
const last = services.at(-1)!;
/** How many the menu and the footer show at most; the query in src/app/siteShell.ts says so. */
const menuLength = 12;

const titles = (page: Page) => page.getByRole("main").locator("li article h2, li article h3");
const address = (route: string, language: Language) =>
  configuredEnvironment.PATH_PREFIX + localizePath(route, language);

for (const language of languageCodes) {
  const inTurn = testsInTurn(language);
  const at = (route: string) => address(route, language);

  inTurn(test)(
    `${language}: the list shows all services, and its search finds the last of them`,
    async ({ page }) => {
      await open(page, localizePath("/services/", language));
      await expect(titles(page)).toHaveText(services.map(({ title }) => title[language]));
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
    const all = words(language).nav.allServices.link;
    expect(select(partOf(home, "footer"), "a").filter((link) => textOf(link) === all)).toHaveLength(
      1,
    );
  });
}
