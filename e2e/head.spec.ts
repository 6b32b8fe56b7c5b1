import { expect, test, type Page } from "@playwright/test";
import { languageCodes } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import { company, pages, titleOf } from "./site/content";
import { open } from "./site/open";
import { words } from "./site/words";

// What `npm run check:seo` cannot see: the head while a visitor goes from page to page.

const data = (page: Page) => page.locator('script[type="application/ld+json"]');
const canonical = (page: Page) => page.locator('link[rel="canonical"]');
const hrefLangs = (page: Page) =>
  page
    .locator('link[rel="alternate"][hreflang]')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")!));

for (const language of languageCodes) {
  test(`the head in ${language} speaks of the page that is shown, and its breadcrumbs lead home`, async ({
    page,
  }) => {
    const home = localizePath("/", language);
    const about = localizePath("/about/", language);
    const address = (path: string) => `${company.url}${path}`;
    await open(page, home);
    await expect(canonical(page)).toHaveAttribute("href", address(home));
    await expect(data(page)).toHaveCount(1);

    const { link } = words(language).nav.about;
    await page.getByRole("banner").getByRole("link", { name: link, exact: true }).click();
    await expect(page).toHaveTitle(
      titleOf(pages.find(({ route }) => route === "/about/")!.seo, language),
    );
    await expect(canonical(page)).toHaveCount(1);
    await expect(canonical(page)).toHaveAttribute("href", address(about));
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute(
      "content",
      address(about),
    );
    expect(await hrefLangs(page)).toEqual([
      address("/about/"),
      address("/ar/about/"),
      address("/about/"),
    ]);
    // It described the served page, not this one.
    await expect(data(page)).toHaveCount(0);

    const breadcrumbs = page.getByRole("navigation", { name: words(language).breadcrumbs.label });
    await expect(breadcrumbs.getByRole("listitem")).toHaveCount(2);
    await breadcrumbs.getByRole("link", { name: words(language).nav.home.link }).click();
    await expect(page).toHaveURL(home);
  });
}
