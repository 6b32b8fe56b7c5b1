import { expect, test, type APIRequestContext, type Page } from "@playwright/test";
import { languageCodes, languages, otherLanguages, type Language } from "../src/i18n/languages";
import { mainPages } from "../src/i18n/menuPages";
import { localizePath } from "../src/i18n/paths";
import { notFound, pages, redirects, say, titleOf } from "./site/content";
import { open, scriptsReady } from "./site/open";
import { testsInTurn } from "./site/turns";
import { words } from "./site/words";

async function expectNotFound(
  page: Page,
  request: APIRequestContext,
  route: string,
  language: Language,
): Promise<void> {
  const path = localizePath(route, language);
  expect((await request.get(path)).status()).toBe(404);
  await expect(page).toHaveURL(path);
  await scriptsReady(page);
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(titleOf(notFound.seo, language));
  await expect(page.locator("html")).toHaveAttribute("lang", languages[language].hrefLang);
  await expect(page.locator("html")).toHaveAttribute("dir", languages[language].dir);
  await expect(
    page.getByRole("heading", { level: 1, name: say(notFound.title, language) }),
  ).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  const main = page.getByRole("main");
  for (const { name, route } of mainPages) {
    const link = main.getByRole("link", { name: words(language).nav[name].link }).first();
    await expect(link).toHaveAttribute("href", localizePath(route, language));
  }
}

for (const language of languageCodes) {
  const inTurn = testsInTurn(language);
  const path = (route: string) => localizePath(route, language);

  test.describe(`an unknown address in ${language}`, () => {
    test.use({ locale: languages[language].hrefLang });

    // There and back, so that each route is opened in one language and switched to in the other.
    for (const route of ["/no-such-page/", "/services/no-such-service/?x=1#y", "/about/team"]) {
      inTurn(test)(
        `${path(route)} keeps its address, speaks its language and leads on`,
        async ({ page, request }) => {
          const other = otherLanguages(language)[0]!;
          await open(page, path(route));
          await expectNotFound(page, request, route, language);
          await page
            .getByRole("banner")
            .getByRole("link", { name: languages[other].label })
            .click();
          await expectNotFound(page, request, route, other);
          const main = page.getByRole("main");
          await main
            .getByRole("link", { name: words(other).nav.about.link })
            .first()
            .click();
          await expect(page).toHaveURL(localizePath("/about/", other));
        },
      );
    }

    test.describe("without JavaScript", () => {
      test.use({ javaScriptEnabled: false });
      test("is the same page", async ({ page }) => {
        await page.goto(path("/no-such-page/"));
        await expect(
          page.getByRole("heading", { level: 1, name: say(notFound.title, language) }),
        ).toBeVisible();
      });
    });

    test("an old address leads to its new page, in both slash forms", async ({ request }) => {
      for (const { from, to } of redirects) {
        for (const old of [path(from), path(from).replace(/\/$/, "")]) {
          const answer = await request.get(`${old}?a=1&b=%D9%85`, { maxRedirects: 0 });
          expect(answer.status()).toBe(301);
          expect(answer.headers()["location"]).toBe(`${path(to)}?a=1&b=%D9%85`);
        }
        const answer = await request.get(path(from));
        expect(answer.status()).toBe(200);
        expect(new URL(answer.url()).pathname).toBe(path(to));
        // Whose language and words are looked at by served-pages.spec.ts.
        expect(pages.map(({ route }) => path(route))).toContain(path(to));
      }
    });
  });
}
