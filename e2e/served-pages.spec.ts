import { expect, test, type Page } from "@playwright/test";
import { languageCodes, languages } from "../src/i18n/languages";
import { headerPages } from "../src/i18n/navigation";
import { localizePath } from "../src/i18n/paths";
import { pages, say, services, titleOf } from "./site/content";
import { words } from "./site/words";

// What a visitor without scripts, a crawler or a reader of the source gets.
test.use({ javaScriptEnabled: false });

for (const language of languageCodes) {
  const { dir, hrefLang } = languages[language];
  const t = words(language);

  /** One page of the site, as it comes. */
  async function expectServed(page: Page, { route, seo }: (typeof pages)[number]): Promise<void> {
    const response = await page.goto(localizePath(route, language));
    expect(response?.status()).toBe(200);
    expect(response?.headers()["content-type"]).toMatch(/^text\/html/);
    await expect(page.locator("html")).toHaveAttribute("lang", hrefLang);
    await expect(page.locator("html")).toHaveAttribute("dir", dir);

    await expect(page).toHaveTitle(titleOf(seo, language));
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      "content",
      say(seo.description, language),
    );
    await expect(page.locator("h1")).toHaveCount(1);
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

    const policy = page.locator('head meta[http-equiv="Content-Security-Policy"]');
    await expect(policy).toHaveAttribute("content", /script-src [^;]*'sha256-/);
    await expect(policy).not.toHaveAttribute("content", /script-src [^;]*'unsafe-inline'/);

    const nav = page.getByRole("navigation", { name: t.nav.main.label });
    // Of all of them at once: there are many on every page.
    const links = await nav
      .locator("a")
      .evaluateAll((all) => all.map((link) => [link.getAttribute("href"), link.textContent]));
    const wordsTo = (target: string) =>
      links.flatMap(([href, text]) => (href === localizePath(target, language) ? [text] : []));
    for (const { path, title, summary } of services)
      for (const text of [title, summary])
        expect(wordsTo(path)).toEqual([expect.stringContaining(say(text, language))]);
    for (const { route: target } of headerPages) expect(wordsTo(target)).toHaveLength(1);
  }

  test(`every page in ${language} is served whole, in its language`, async ({ page }) => {
    for (const entry of pages) {
      await test.step(entry.route, () => expectServed(page, entry));
    }
  });

  test(`no two pages in ${language} share a title or a description`, () => {
    const titles = pages.map(({ seo }) => titleOf(seo, language));
    const descriptions = pages.map(({ seo }) => say(seo.description, language));
    expect(new Set(titles).size).toBe(pages.length);
    expect(new Set(descriptions).size).toBe(pages.length);
  });
}
