import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, type APIRequestContext, type Page } from "@playwright/test";
import type contact from "../locales/en/contact.json";
import type serviceSections from "../locales/en/services.json";
import { defaultLanguage, languageCodes, languages } from "../src/i18n/languages";
import { footerPages } from "../src/i18n/menuPages";
import type { Content } from "../src/content/readContent";
import { alternates, localizePath } from "../src/i18n/paths";
import { secondCollectionTests } from "./site/secondCollection";
import { testReleases } from "./site/acrossReleases";
import { added, id, removed, servicesOf, type Service } from "./site/changedServices";
import { changedFolder, openChangedSite, type ChangedSite } from "./site/changedSite";
import { company, home, say, services as shipped } from "./site/content";
import { testMoreLanguages } from "./site/inMoreLanguages";
import { open } from "./site/open";
import { partOf, servedPage, textContent } from "./site/served";
import { words } from "./site/words";
import { wordsByLanguage } from "../testing/wordsByLanguage";

// The owner adds a tenth service, removes one of the nine and changes their order: content only. The
// same build has a second collection, made of a schema, a row, templates and content, the page, the
// field and the section of the guides, and two more languages.

type Text = Parameters<typeof say>[0];

const others = [...footerPages.map(({ route }) => route), "/privacy/"];
const erp = "/services/erp-system/";
const serviceWords = wordsByLanguage<typeof serviceSections>("services");
const contactWords = wordsByLanguage<typeof contact>("contact");

let services: Service[];
let site: ChangedSite | undefined;

test.beforeAll(async () => {
  site = await openChangedSite();
  services = await servicesOf(changedFolder);
});
test.afterAll(() => site?.close());

const hrefsIn = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute("href")));

/** All that the main part of a page says as it is served. */
const mainText = async (request: APIRequestContext, address: string) =>
  textContent(partOf(await servedPage(request, address), "main").elements[0]!);

test("the change is one: ten files less one, in another order", () => {
  expect(services).toHaveLength(shipped.length);
  expect(services[0]?.id).toBe(id);
  expect(services.map(({ id: name }) => name)).not.toContain(removed.id);
  expect(services.map(({ id: name }) => name)).not.toEqual([
    id,
    ...shipped.filter((service) => service !== removed).map(({ id: name }) => name),
  ]);
});

for (const language of languageCodes) {
  const t = words(language);
  const path = (route: string) => localizePath(route, language);
  const at = (route: string) => site!.url + path(route);

  test.describe(`with other services in ${language}`, () => {
    test.use({ locale: languages[language].hrefLang });

    const titles = (list: readonly Service[]) => list.map(({ title }) => say(title, language));
    const paths = (list: readonly Service[]) => list.map((service) => path(service.path));

    test("the menu, the footer, the home page, the list and its search follow", async ({
      page,
    }) => {
      await open(page, at("/"));
      const footer = page.getByRole("navigation", { name: t.footer.services.title });
      await expect(footer.getByRole("link")).toHaveText(titles(services));
      const featured = page.getByRole("region", { name: say(home.services.title, language) });
      await expect(featured.getByRole("article").getByRole("heading")).toHaveText(
        titles(services.filter((service) => service.featured)),
      );

      const main = page.getByRole("navigation", { name: t.nav.main.label });
      await main.getByRole("button", { name: t.nav.services.link, exact: true }).click();
      await expect(main.getByRole("link", { name: added.title[language] })).toBeVisible();
      const inMenu = main.locator('a[href*="/services/"]');
      const all = t.nav.allServices.link;
      await expect(inMenu.filter({ hasNotText: all })).toContainText(titles(services));
      await inMenu.filter({ hasText: all }).click();

      await expect(page).toHaveURL(at("/services/"));
      const cards = page.getByRole("main").getByRole("article");
      await expect(cards.getByRole("heading")).toHaveText(titles(services));
      const field = page.getByRole("main").getByRole("searchbox");
      await field.fill(added.title[language].split(" ").at(-1)!);
      await expect(page.locator("main mark").first()).toBeVisible();
      await expect(cards.first().getByRole("heading")).toHaveText(added.title[language]);
      await field.fill(removed.title[language]);
      await expect(page).toHaveURL(/search=/);
      await expect.poll(() => hrefsIn(page, "main a")).not.toContain(path(removed.path));
      await expect(page.getByRole("main")).not.toContainText(say(removed.title, language));
    });

    test("the new one has its page, its alternates, its place among related ones and in the form", async ({
      page,
      request,
    }) => {
      await open(page, at(`/services/${id}/`));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(added.title[language]);
      const title = serviceWords[language].related.title;
      const related = page.getByRole("region", { name: title, exact: true }).getByRole("link");
      await expect(related).toContainText(
        titles(added.related.map((name) => services.find((other) => other.id === name)!)),
      );
      const links = await page.locator('link[rel="alternate"][hreflang]').evaluateAll((elements) =>
        elements.map((element) => ({
          hrefLang: element.getAttribute("hreflang"),
          href: element.getAttribute("href"),
        })),
      );
      expect(links).toEqual(expect.arrayContaining(alternates(`/services/${id}/`, company.url)));

      const { link } = serviceWords[language].closing;
      await page.getByRole("main").getByRole("link", { name: link }).click();
      const choice = page.getByRole("combobox", { name: contactWords[language].service.label });
      await expect(choice).toHaveValue(id);
      await expect(choice.getByRole("option")).toHaveText([
        contactWords[language].service.none,
        ...titles(services),
      ]);

      await page.goBack();
      await related.first().click();
      await expect(page).toHaveURL(at(erp));
      await expect(page.getByRole("main")).toHaveText(await mainText(request, path(erp)));

      await page.goBack();
      await related.last().click();
      await expect(page).toHaveURL(at("/services/cloud-solutions/"));
      await expect(related.filter({ hasText: added.title[language] })).toHaveCount(1);
    });

    test("the ERP page says what it said", async ({ request }) => {
      expect(await mainText(request, at(erp))).toBe(await mainText(request, path(erp)));
    });

    test("the guides for a page, a field and a section lead to all of them", async ({ page }) => {
      await open(page, at("/"));
      const links = page.getByRole("navigation", { name: t.footer.quickLinks.title });
      await links.locator(`a[href="${path("/careers/")}"]`).click();
      const read = (file: string) =>
        JSON.parse(readFileSync(join(changedFolder, "content", file), "utf8")) as unknown;
      const careers = read("careers.json") as { title: Text };
      const about = read("about.json") as Content["about"] & { motto: Text };
      const heading = page.getByRole("heading", { level: 1 });
      await expect(heading).toHaveText(say(careers.title, language));
      await page.goto(at("/about/"));
      await expect(page.getByRole("main")).toContainText(say(about.motto, language));
      const { text, items } = about.promise;
      const section = page.getByRole("region", { name: say(text, language), exact: true });
      await expect(section.getByRole("listitem")).toHaveText(items[language]);
    });

    test("the removed one is gone, and no link is broken", async ({ request }) => {
      const gone = await request.get(at(removed.path), { maxRedirects: 0 });
      expect(gone.status()).toBe(404);
      const seen = new Set<string>();
      for (const route of [...others, ...routes()]) {
        const html = await (await request.get(at(route))).text();
        for (const [, href = ""] of html.matchAll(/<a\s[^>]*?href="(\/[^"#]*)/g)) seen.add(href);
      }
      expect([...seen]).not.toContain(path(removed.path));
      expect([...seen]).toEqual(expect.arrayContaining(paths(services)));
      for (const href of seen) {
        expect((await request.get(site!.url + href)).status(), href).toBe(200);
      }
    });
  });
}

const routes = () => services.map((service) => service.path);

test("one edit of the theme changes a colour, a radius or a font everywhere", async ({ page }) => {
  await open(page, `${site!.url}/`);
  const look = await page.evaluate(() => {
    const of = (selector: string) => getComputedStyle(document.querySelector(selector)!);
    return {
      brand: of("main a").getPropertyValue("--mantine-color-anchor"),
      button: of('.Button-root[data-variant="gradient"]').backgroundImage,
      card: of(".LinkCard-root").borderRadius,
      fonts: [of("body").fontFamily, of("h1").fontFamily, of("header a").fontFamily],
    };
  });
  expect(look.brand).toBe("#f6da78");
  expect(look.button).toContain("rgb(246, 218, 120)");
  expect(look.card).toBe("20px");
  for (const font of look.fonts) expect(font).toContain("Georgia");
});

test("the sitemap has the new one with its alternates, and the removed one no more", async ({
  request,
}) => {
  const sitemap = await (await request.get(`${site!.url}/sitemap-0.xml`)).text();
  const locations = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address);
  for (const language of languageCodes) {
    const address = (route: string) => company.url + localizePath(route, language);
    expect(locations).toEqual(expect.arrayContaining(routes().map(address)));
    expect(sitemap).not.toContain(address(removed.path));
  }
  for (const { hrefLang, href } of alternates(`/services/${id}/`, company.url)) {
    expect(sitemap).toContain(`hreflang="${hrefLang}" href="${href}"`);
  }
});

secondCollectionTests(() => site!.url);
testMoreLanguages(changedFolder, () => site!.url);
testReleases(join(changedFolder, "public"), added.title[defaultLanguage], removed.path);
