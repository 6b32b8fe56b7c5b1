import { expect, test } from "@playwright/test";
import { languageCodes, languages, otherLanguages } from "../src/i18n/languages";
import { mainPages } from "../src/i18n/navigation";
import { localizePath } from "../src/i18n/paths";
import { notFound, redirects, say, titleOf } from "./site/content";
import { open } from "./site/open";
import { testsInTurn } from "./site/turns";
import { words } from "./site/words";

for (const language of languageCodes) {
  const inTurn = testsInTurn(language);
  const t = words(language);
  const path = (route: string) => localizePath(route, language);

  test.describe(`an unknown address in ${language}`, () => {
    test.use({ locale: languages[language].hrefLang });

    for (const route of ["/no-such-page/", "/services/no-such-service/?x=1#y", "/about/team"]) {
      test(`${path(route)} keeps its address and speaks its language`, async ({ page }) => {
        const response = await open(page, path(route));
        expect(response?.status()).toBe(404);
        await expect(page).toHaveURL(path(route));
        await expect(page).toHaveTitle(titleOf(notFound.seo, language));
        await expect(page.locator("html")).toHaveAttribute("lang", languages[language].hrefLang);
        await expect(page.locator("html")).toHaveAttribute("dir", languages[language].dir);
        await expect(
          page.getByRole("heading", { level: 1, name: say(notFound.title, language) }),
        ).toBeVisible();
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);

        const other = otherLanguages(language)[0]!;
        await page.getByRole("banner").getByRole("link", { name: languages[other].label }).click();
        await expect(page).toHaveURL(localizePath(route, other));
        await expect(
          page.getByRole("heading", { level: 1, name: say(notFound.title, other) }),
        ).toBeVisible();
      });
    }

    inTurn(test)("leads on to the main pages", async ({ page }) => {
      await open(page, path("/no-such-page/"));
      const main = page.getByRole("main");
      for (const { name, route } of mainPages) {
        const link = main.getByRole("link", { name: t.nav[name].link }).first();
        await expect(link).toHaveAttribute("href", path(route));
      }
      await main.getByRole("link", { name: t.nav.about.link }).first().click();
      await expect(page).toHaveURL(path("/about/"));
    });

    test.describe("without JavaScript", () => {
      test.use({ javaScriptEnabled: false });
      test("is the same page", async ({ page }) => {
        await page.goto(path("/no-such-page/"));
        await expect(
          page.getByRole("heading", { level: 1, name: say(notFound.title, language) }),
        ).toBeVisible();
      });
    });

    test("an old address leads to its new page, in both slash forms", async ({ page, request }) => {
      for (const { from, to } of redirects) {
        for (const old of [path(from), path(from).replace(/\/$/, "")]) {
          const answer = await request.get(`${old}?a=1&b=%D9%85`, { maxRedirects: 0 });
          expect(answer.status()).toBe(301);
          expect(answer.headers()["location"]).toBe(`${path(to)}?a=1&b=%D9%85`);
        }
        await open(page, path(from));
        await expect(page).toHaveURL(path(to));
        await expect(page.locator("html")).toHaveAttribute("lang", languages[language].hrefLang);
      }
    });
  });
}
