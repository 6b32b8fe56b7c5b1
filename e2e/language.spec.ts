import { expect, test, type Page, type Request } from "@playwright/test";
import { languageCodes, languages, otherLanguages, type Language } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import { textsInOtherFonts } from "./site/fonts";
import { blockStorage, observe, open, scriptsReady } from "./site/open";
import { testsInTurn } from "./site/turns";
import { words } from "./site/words";

const switchTo = (page: Page, language: Language) =>
  page.getByRole("banner").getByRole("link", { name: languages[language].label });
const suggestionOf = (page: Page, language: Language) =>
  page.getByRole("complementary", { name: words(language).suggestion.label });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem("language"));

/** Once whatever comes late is there. */
async function expectNoSuggestion(page: Page): Promise<void> {
  await scriptsReady(page);
  await page.waitForLoadState("networkidle");
  for (const code of languageCodes) await expect(suggestionOf(page, code)).toHaveCount(0);
}

for (const language of languageCodes) {
  const inTurn = testsInTurn(language);
  const path = (route: string) => localizePath(route, language);

  for (const other of otherLanguages(language)) {
    const otherPath = (route: string) => localizePath(route, other);

    test.describe(`from ${language} to ${other}`, () => {
      test.describe("the switch", () => {
        test.use({ locale: languages[language].hrefLang });

        async function switchAndExpect(page: Page, target: Language, address: string) {
          const { hrefLang, dir } = languages[target];
          const link = switchTo(page, target);
          await expect(link).toHaveAttribute("lang", hrefLang);
          await expect(link).toHaveAttribute("hreflang", hrefLang);
          await expect(link).toHaveAttribute("dir", dir);
          await link.click();
          await expect(page).toHaveURL(localizePath(address, target));
          await expect(page.locator("html")).toHaveAttribute("lang", hrefLang);
          await expect(page.locator("html")).toHaveAttribute("dir", dir);
          expect(await stored(page)).toBe(target);
        }

        // In one language, since it goes there and back.
        inTurn(test)(
          "keeps query and hash, and is suggested elsewhere from then on",
          async ({ page }) => {
            const address = "/services/?search=cloud&x=1";
            await open(page, path(`${address}#footer`));
            await switchAndExpect(page, other, `${address}#footer`);
            await page.goBack();
            await scriptsReady(page);
            await expect(suggestionOf(page, other)).toBeVisible();
            await expect(page).toHaveURL(path(`${address}#footer`));
            await suggestionOf(page, other).getByRole("link").click();
            await expect(page).toHaveURL(otherPath(`${address}#footer`));
            await expectNoSuggestion(page);

            // A hash that came by a link within the page.
            await page.getByRole("link", { name: words(other).site.skip.label }).focus();
            await page.keyboard.press("Enter");
            await expect(page).toHaveURL(otherPath(`${address}#content`));
            await switchAndExpect(page, language, `${address}#content`);
          },
        );

        // Storage has no language.
        inTurn(test)(
          "works where storage is blocked, as that of the colours does",
          async ({ page }) => {
            const observed = observe(page);
            await blockStorage(page);
            await open(page, path("/contact/?from=card"));
            const { label } = words(language).colorScheme.toggle;
            await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
            await page.getByRole("switch", { name: label }).click();
            await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
            await switchTo(page, other).click();
            await expect(page).toHaveURL(otherPath("/contact/?from=card"));
            await scriptsReady(page);
            await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
            expect(observed.messages).toEqual([]);
          },
        );
      });

      test.describe("the address with lang", () => {
        test.use({ locale: languages[other].hrefLang });

        test("is the page in that language", async ({ page }) => {
          const loads: string[] = [];
          page.on("framenavigated", (frame) => loads.push(frame.url()));
          // To come from, and to go back to: what loads fastest.
          await page.goto("/robots.txt");
          for (const [asked, target] of [
            ["/?lang=*", "/"],
            ["/services/?a=1&lang=*&search=x%20y#content", "/services/?a=1&search=x+y#content"],
            ["/services/erp-system/?lang=*#content", "/services/erp-system/#content"],
            ["/no-such-page/?lang=*&x=1", "/no-such-page/?x=1"],
          ] as const) {
            const wanted = path(asked.replace("*", other));
            await test.step(wanted, async () => {
              loads.length = 0;
              await page.goto(wanted);
              await expect(page).toHaveURL(otherPath(target));
              await scriptsReady(page);
              const { hrefLang } = languages[other];
              await expect(page.locator("html")).toHaveAttribute("lang", hrefLang);
              await expect(page).toHaveURL(otherPath(target));
              // No loop, and Back does not lead to the alias again.
              expect(new Set(loads).size).toBeLessThanOrEqual(2);
              await page.goBack();
              await expect(page).toHaveURL("/robots.txt");
            });
          }
        });

        // What the head script makes of each value in each language: src/startup/headScript.test.ts.
        inTurn(test)(
          "loses the page's own language, and keeps an unknown one",
          async ({ page }) => {
            await open(page, path(`/about/?lang=${language}&x=1#content`));
            await expect(page).toHaveURL(path("/about/?x=1#content"));
            await expect(page.locator("html")).toHaveAttribute(
              "lang",
              languages[language].hrefLang,
            );
            const unknown = path(`/about/?lang=${encodeURIComponent("ar/../en")}`);
            await open(page, unknown);
            await expect(page).toHaveURL(unknown);
          },
        );
      });

      test.describe("the suggestion", () => {
        test.use({ locale: languages[other].hrefLang });

        test("speaks the browser's language, in its font, and a dismissal is remembered", async ({
          page,
        }) => {
          await open(page, path("/about/?x=1"));
          const line = suggestionOf(page, other);
          await expect(line).toHaveAttribute("lang", languages[other].hrefLang);
          await expect(line).toHaveAttribute("dir", languages[other].dir);
          const t = words(other).suggestion;
          await expect(line).toContainText(t.text);
          const link = line.getByRole("link", { name: t.link });
          await expect(link).toHaveAttribute("href", otherPath("/about/?x=1"));
          // The letters of a page without it are looked at by every-page.spec.ts.
          await expect(line).toBeVisible();
          expect.soft(await textsInOtherFonts(page)).toEqual([]);

          await line.getByRole("button", { name: t.dismiss }).click();
          await expect(line).toBeHidden();
          expect(await stored(page)).toBe(language);
          await page.goto(path("/contact/"));
          await expectNoSuggestion(page);
        });
      });
    });
  }
}

test("an address made to lead to another host stays on this one", async ({ page, baseURL }) => {
  // Gatsby asks whether an unknown page is there after all; the policy must refuse that.
  const foreign: string[] = [];
  const isForeign = (url: string) => new URL(url).origin !== baseURL;
  const refused = (request: Request) => request.failure()?.errorText === "csp";
  page.on("requestfinished", (request) => {
    if (isForeign(request.url())) foreign.push(request.url());
  });
  page.on("requestfailed", (request) => {
    if (isForeign(request.url()) && !refused(request)) foreign.push(request.url());
  });
  // Backslashes and dots are gone before a browser asks: src/startup/headScript.test.ts has such ones.
  for (const attempt of [
    "/ar//evil.example/?lang=en",
    "/ar///evil.example/?lang=en",
    "/ar/%5Cevil.example/?lang=en",
    "/ar/%2F%2Fevil.example/?lang=en",
    "//evil.example/?lang=ar",
    "/%2Fevil.example/?lang=ar",
    "/ar//evil.example?lang=en",
    "/about//evil.example/..//?lang=ar",
  ]) {
    await test.step(attempt, async () => {
      // As a whole address: alone, a leading // would name another host.
      await page.goto(baseURL! + attempt);
      await page.waitForLoadState("networkidle");
      expect(new URL(page.url()).origin).toBe(baseURL);
      expect(foreign).toEqual([]);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  }
});
