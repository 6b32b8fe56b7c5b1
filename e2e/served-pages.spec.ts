import { expect, test, type APIRequestContext, type Page } from "@playwright/test";
import { parse } from "parse5";
import { attributeOf, elementsOf } from "../src/hosting/build/html";
import { fontOf } from "../src/i18n/fontOf";
import { languageCodes, languages } from "../src/i18n/languages";
import { headerPages } from "../src/i18n/menuPages";
import { localizePath } from "../src/i18n/paths";
import { meta, select } from "../tools/lib/seo/site";
import { textOf } from "../tools/lib/seo/text";
import { pages, say, services, titleOf } from "./site/content";
import { partOf } from "./site/served";
import { words } from "./site/words";

// What a visitor without scripts, a crawler or a reader of the source gets.
test.use({ javaScriptEnabled: false });

type Entry = (typeof pages)[number];

for (const language of languageCodes) {
  const { dir, hrefLang } = languages[language];
  const t = words(language);

  /** What the HTML of a page says. */
  async function expectServed(request: APIRequestContext, { route, seo }: Entry): Promise<void> {
    const response = await request.get(localizePath(route, language));
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toMatch(/^text\/html/);
    const page = { elements: [...elementsOf(parse(await response.text()))] };
    const [html, title] = [...select(page, "html"), ...select(page, "title")];
    expect(attributeOf(html!, "lang")).toBe(hrefLang);
    expect(attributeOf(html!, "dir")).toBe(dir);
    expect(textOf(title!)).toBe(titleOf(seo, language));
    expect(meta(page, "description")).toBe(say(seo.description, language));
    expect(select(page, "h1")).toHaveLength(1);

    const policies = select(page, "meta", { "http-equiv": "Content-Security-Policy" });
    expect(policies).toHaveLength(1);
    const policy = attributeOf(policies[0]!, "content");
    expect(policy).toMatch(/script-src [^;]*'sha256-/);
    expect(policy).not.toMatch(/script-src [^;]*'unsafe-inline'/);

    const fonts = select(page, "link", { rel: "preload", as: "font" });
    const names = fonts.map((font) => attributeOf(font, "href"));
    expect(names).toEqual([expect.stringContaining(fontOf[language])]);

    const nav = partOf(page, "nav", { "aria-label": t.nav.main.label });
    const wordsTo = (target: string) =>
      select(nav, "a", { href: localizePath(target, language) }).map(textOf);
    for (const { path, title, summary } of services)
      for (const text of [title, summary])
        expect(wordsTo(path)).toEqual([expect.stringContaining(say(text, language))]);
    for (const { route: target } of headerPages) expect(wordsTo(target)).toHaveLength(1);
  }

  /** What a browser makes of it. */
  async function expectUsable(page: Page, { route }: Entry): Promise<void> {
    await page.goto(localizePath(route, language));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const landmark of ["banner", "main", "contentinfo"] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1);
    }
    await expect(page.getByRole("navigation", { name: t.nav.main.label })).toHaveCount(1);

    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: t.site.skip.label });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#content$/);
  }

  test(`every page in ${language} is served whole, in its language`, async ({ page, request }) => {
    for (const entry of pages) {
      await test.step(entry.route, async () => {
        await expectServed(request, entry);
        await expectUsable(page, entry);
      });
    }
  });

  test(`no two pages in ${language} share a title or a description`, () => {
    const titles = pages.map(({ seo }) => titleOf(seo, language));
    const descriptions = pages.map(({ seo }) => say(seo.description, language));
    expect(new Set(titles).size).toBe(pages.length);
    expect(new Set(descriptions).size).toBe(pages.length);
  });
}
