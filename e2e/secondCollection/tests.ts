/** A second collection, added to a copy of the project as docs/add-a-page.md says. */
import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { languageCodes, languages, type Language } from "../../src/i18n/languages";
import { alternates, localizePath } from "../../src/i18n/paths";
import { readVocabulary } from "../../src/gatsby/vocabulary";
import { createSearcher, type IndexHead } from "../../src/search/parts";
import { company, say } from "../site/content";
import { open } from "../site/open";
import { words } from "../site/words";
import list from "./content/articles.json";
import second from "./content/articles/first-website.json";
import first from "./content/articles/stock-count.json";

const route = "/articles/";
const entries = [first, second];

const row = `
  articles: {
    type: "Article",
    schema: article,
    list: { type: "ArticlesPage", schema: articlesPage },
    template: "src/templates/ArticlePage.tsx",
    listTemplate: "src/pages/articles/index.tsx",
    kind: "Article",
  },`;

/** Adds a schema, a row, two templates and the content, and touches nothing else. */
export async function addSecondCollection(root: string): Promise<void> {
  for (const folder of ["content", "src"]) {
    await cp(join(__dirname, folder), join(root, folder), { recursive: true });
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

/** The structured data of a page that is open, by type. */
async function structuredData(page: Page): Promise<Map<string, Node>> {
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  const { "@graph": graph } = JSON.parse(text ?? "") as { "@graph": Node[] };
  return new Map(graph.map((node) => [node["@type"], node]));
}

const namesIn = (node: Node | undefined) => node?.itemListElement?.map(({ name }) => name);

function testsIn(language: Language, siteUrl: () => string): void {
  const at = (path: string) => siteUrl() + localizePath(path, language);
  const title = (entry: { title: Record<Language, string> }) => say(entry.title, language);
  const { nav, breadcrumbs } = words(language);

  test.describe(`with a second collection in ${language}`, () => {
    test.use({ locale: languages[language].hrefLang });

    test("its list leads to its entries, in their order", async ({ page }) => {
      await open(page, at(route));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title(list));
      const links = page.locator(`main li a[href*="${route}"]`);
      await expect(links).toHaveText(entries.map(title));
      const data = await structuredData(page);
      expect(namesIn(data.get("ItemList"))).toEqual(entries.map(title));
      await links.first().click();
      await expect(page).toHaveURL(at(first.path));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title(first));
    });

    test("an entry has breadcrumbs, structured data, alternates and facts", async ({ page }) => {
      await open(page, at(first.path));
      const names = [nav.home.link, title(list), title(first)];
      const crumbs = page.getByRole("navigation", { name: breadcrumbs.label });
      await expect(crumbs.getByRole("listitem")).toHaveText(names);
      const data = await structuredData(page);
      expect(namesIn(data.get("BreadcrumbList"))).toEqual(names);
      expect(data.get("Article")?.name).toBe(title(first));
      const addresses = await page
        .locator('link[rel="alternate"][hreflang]')
        .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
      // The copy has two more languages.
      for (const { href } of alternates(first.path, company.url)) expect(addresses).toContain(href);
      await expect(page.getByRole("main")).toContainText(company.phone);
    });

    test("each of its pages has a social preview image of its own", async ({ page, request }) => {
      const images = new Set<string>();
      for (const path of [route, first.path, second.path]) {
        await page.goto(at(path));
        const image = page.locator('meta[property="og:image"]');
        images.add(new URL((await image.getAttribute("content")) ?? "").pathname);
      }
      expect(images.size).toBe(3);
      for (const path of images) {
        const response = await request.get(siteUrl() + path);
        expect(response.headers()["content-type"]).toBe("image/jpeg");
      }
    });

    test("its search finds an entry by a word of its text", async ({ page, request }) => {
      await page.goto(at(route));
      const address = await page.locator("[data-search-index]").getAttribute("data-search-index");
      const head = (await (
        await request.get(`${siteUrl()}${String(address)}`)
      ).json()) as IndexHead;
      const search = createSearcher(
        head,
        () => Promise.reject(new Error("it has no parts")),
        () => Promise.resolve(readVocabulary(process.cwd())),
      );
      const [found] = await search(second.paragraphs[language][0]!.split(" ")[0]!);
      expect(entries[found?.position ?? -1]).toBe(second);
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
