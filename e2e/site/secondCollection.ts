/** A second collection, added to a copy of the project as docs/add-a-page.md says. */
import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { languageCodes, languages, type Language } from "../../src/i18n/languages";
import { alternates, localizePath } from "../../src/i18n/paths";
import { attributeOf } from "../../src/hosting/build/html";
import { readVocabulary } from "../../src/search/build/readVocabulary";
import { loadIndex } from "../../src/search/createIndex";
import { createSearch } from "../../src/search/search";
import type { SearchFile } from "../../src/search/searchFile";
import { meta, select } from "../../tools/lib/seo/site";
import { company, say } from "./content";
import { observe, open } from "./open";
import { servedPage, textContent } from "./served";
import { words } from "./words";
import list from "../fixtures/articles/content/articles.json";
import second from "../fixtures/articles/content/articles/first-website.json";
import first from "../fixtures/articles/content/articles/stock-count.json";

const fixture = join(__dirname, "../fixtures/articles");
const route = "/articles/";
const entries = [first, second];

const row = `
  articles: {
    type: "Article",
    schema: article,
    list: { type: "ArticlesPage", schema: articlesPage },
    template: "src/templates/ArticlePage.tsx",
    kind: "Article",
  },`;

/** Adds a schema, a row, two templates and the content, and touches nothing else. */
export async function addSecondCollection(root: string): Promise<void> {
  for (const folder of ["content", "src"]) {
    await cp(join(fixture, folder), join(root, folder), { recursive: true });
  }
  const table = join(root, "src/content/collections.ts");
  const source = await readFile(table, "utf8");
  const changed = source
    .replace("\nimport", `\nimport { article, articlesPage } from "./model/article";\nimport`)
    .replace("export const collections = {", `$&${row}`);
  await writeFile(table, changed);
}

interface Node {
  "@type": string;
  name?: string;
  itemListElement?: { name: string }[];
}

/** The structured data of a page, by type. */
function structuredData(page: Parameters<typeof select>[0]): Map<string, Node> {
  const [script] = select(page, "script", { type: "application/ld+json" });
  const { "@graph": graph } = JSON.parse(textContent(script!)) as { "@graph": Node[] };
  return new Map(graph.map((node) => [node["@type"], node]));
}

const namesIn = (node: Node | undefined) => node?.itemListElement?.map(({ name }) => name);

function testsIn(language: Language, siteUrl: () => string): void {
  const at = (path: string) => siteUrl() + localizePath(path, language);
  const title = (entry: { title: Record<Language, string> }) => say(entry.title, language);
  const { nav, breadcrumbs } = words(language);
  const names = [nav.home.link, title(list), title(first)];

  test.describe(`with a second collection in ${language}`, () => {
    test.use({ locale: languages[language].hrefLang });

    test("its list leads to its entries, in their order", async ({ page }) => {
      await open(page, at(route));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title(list));
      const links = page.locator(`main li a[href*="${route}"]`);
      await expect(links).toHaveText(entries.map(title));
      await links.first().click();
      await expect(page).toHaveURL(at(first.path));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title(first));
      const crumbs = page.getByRole("navigation", { name: breadcrumbs.label });
      await expect(crumbs.getByRole("listitem")).toHaveText(names);
      await expect(page.getByRole("main")).toContainText(company.phone);
    });

    test("its pages have structured data, alternates and a social preview image each", async ({
      request,
    }) => {
      const [listPage, entry, other] = await Promise.all(
        [route, first.path, second.path].map((path) => servedPage(request, at(path))),
      );
      expect(namesIn(structuredData(listPage!).get("ItemList"))).toEqual(entries.map(title));
      const data = structuredData(entry!);
      expect(namesIn(data.get("BreadcrumbList"))).toEqual(names);
      expect(data.get("Article")?.name).toBe(title(first));
      const addresses = select(entry!, "link", { rel: "alternate" }).map(
        (link) => attributeOf(link, "hreflang") && attributeOf(link, "href"),
      );
      // The copy has two more languages.
      for (const { href } of alternates(first.path, company.url)) expect(addresses).toContain(href);
      const images = [listPage!, entry!, other!].map(
        (page) => new URL(meta(page, "og:image", "property") ?? "").pathname,
      );
      expect(new Set(images).size).toBe(3);
      for (const path of images) {
        const response = await request.get(siteUrl() + path);
        expect(response.headers()["content-type"]).toBe("image/jpeg");
      }
    });

    test("its entries may use any part of Mantine and react-i18next", async ({ page }) => {
      const observed = observe(page);
      await open(page, at(first.path));
      const parts = page.getByTestId("library-parts");
      await expect(parts.getByRole("alert", { name: nav.about.link })).toContainText(
        nav.contact.link,
      );
      await expect(parts.getByRole("button", { name: nav.about.link })).toBeVisible();
      await expect(parts.getByRole("button", { name: nav.contact.link })).toBeVisible();
      await expect(parts.getByText(nav.home.link)).toHaveCount(3);
      expect(observed.messages).toEqual([]);
    });

    test("its search finds an entry by a word of its text", async ({ request }) => {
      const address = (await servedPage(request, at(route))).elements
        .map((element) => attributeOf(element, "data-search-index"))
        .find((value) => value !== undefined);
      const response = await request.get(siteUrl() + String(address));
      const { index } = (await response.json()) as SearchFile;
      const { search } = createSearch(loadIndex(index), readVocabulary(process.cwd()));
      const [found] = search(second.paragraphs[language][0]!.split(" ")[0]!);
      expect(found?.id).toBe(second.id);
    });
  });
}

/** @param siteUrl the address of the site with the collection, once it is served */
export function secondCollectionTests(siteUrl: () => string): void {
  for (const language of languageCodes) testsIn(language, siteUrl);

  test("the sitemap has the pages of the second collection", async ({ request }) => {
    const sitemap = await (await request.get(`${siteUrl()}/sitemap-0.xml`)).text();
    for (const path of [route, first.path, second.path]) {
      for (const { href } of alternates(path, company.url)) {
        expect(sitemap).toContain(`<loc>${href}</loc>`);
      }
    }
  });
}
