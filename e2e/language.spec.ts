import { expect, test, type Page, type Request } from "@playwright/test";
import { languageCodes, languages, otherLanguages, type Language } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import { blockStorage, observe, open, scriptsReady } from "./site/open";
import { words } from "./site/words";

const switchTo = (page: Page, language: Language) =>
  page.getByRole("banner").getByRole("link", { name: languages[language].label });

for (const language of languageCodes) {
  const path = (route: string) => localizePath(route, language);

  for (const other of otherLanguages(language)) {
    const otherPath = (route: string) => localizePath(route, other);
    const suggestion = (page: Page) =>
      page.getByRole("complementary", { name: words(other).suggestion.label });

    test.describe(`from ${language} to ${other}`, () => {
      test.describe("the switch", () => {
        test.use({ locale: languages[language].hrefLang });

        test("is a link in its own language that keeps query and hash", async ({ page }) => {
          await open(page, path("/services/?search=cloud&x=1#content"));
          const link = switchTo(page, other);
          await expect(link).toHaveAttribute("lang", languages[other].hrefLang);
          await expect(link).toHaveAttribute("hreflang", languages[other].hrefLang);
          await expect(link).toHaveAttribute("dir", languages[other].dir);
          await link.click();
          await expect(page).toHaveURL(otherPath("/services/?search=cloud&x=1#content"));
          await expect(page.locator("html")).toHaveAttribute("lang", languages[other].hrefLang);
          await expect(page.locator("html")).toHaveAttribute("dir", languages[other].dir);
          expect(await page.evaluate(() => localStorage.getItem("language"))).toBe(other);
        });

        test("keeps a hash that came by a link within the page", async ({ page }) => {
          await open(page, path("/about/"));
          await page.getByRole("link", { name: words(language).site.skip.label }).focus();
          await page.keyboard.press("Enter");
          await expect(page).toHaveURL(path("/about/#content"));
          await switchTo(page, other).click();
          await expect(page).toHaveURL(otherPath("/about/#content"));
        });

        test("works where storage is blocked", async ({ page }) => {
          const observed = observe(page);
          await blockStorage(page);
          await open(page, path("/contact/?from=card"));
          await switchTo(page, other).click();
          await expect(page).toHaveURL(otherPath("/contact/?from=card"));
          await scriptsReady(page);
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          expect(observed.messages).toEqual([]);
        });

        test.describe("without JavaScript", () => {
          test.use({ javaScriptEnabled: false });
          test("leads to the same page", async ({ page }) => {
            await page.goto(path("/investment/"));
            await switchTo(page, other).click();
            await expect(page).toHaveURL(otherPath("/investment/"));
            await expect(page.locator("html")).toHaveAttribute("lang", languages[other].hrefLang);
          });
        });
      });

      test.describe("the address with lang", () => {
        test.use({ locale: languages[other].hrefLang });

        test("is the page in that language", async ({ page }) => {
          const loads: string[] = [];
          page.on("framenavigated", (frame) => loads.push(frame.url()));
          await page.goto(path("/privacy/"));
          for (const [asked, target] of [
            ["/?lang=*", "/"],
            ["/about/?lang=*", "/about/"],
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
              await expect(page).toHaveURL(path("/privacy/"));
            });
          }
        });

        test("with the page's own language only loses the parameter", async ({ page }) => {
          await open(page, path(`/about/?lang=${language}&x=1#content`));
          await expect(page).toHaveURL(path("/about/?x=1#content"));
          await expect(page.locator("html")).toHaveAttribute("lang", languages[language].hrefLang);
        });

        test("with an unknown language stays", async ({ page }) => {
          // The head script knows more such values, see src/head/headScript.test.ts.
          for (const value of ["fr", "ar/../en"]) {
            const wanted = path(`/about/?lang=${encodeURIComponent(value)}`);
            await open(page, wanted);
            await expect(page).toHaveURL(wanted);
          }
        });
      });

      test.describe("the suggestion", () => {
        test.use({ locale: languages[other].hrefLang });

        test("speaks the browser's language, and a dismissal is remembered", async ({ page }) => {
          await open(page, path("/about/?x=1"));
          const line = suggestion(page);
          await expect(line).toHaveAttribute("lang", languages[other].hrefLang);
          await expect(line).toHaveAttribute("dir", languages[other].dir);
          const t = words(other).suggestion;
          await expect(line).toContainText(t.text);
          const link = line.getByRole("link", { name: t.link });
          await expect(link).toHaveAttribute("href", otherPath("/about/?x=1"));

          await line.getByRole("button", { name: t.dismiss }).click();
          await expect(line).toBeHidden();
          await open(page, path("/contact/"));
          await expect(line).toBeHidden();
        });

        test("leads to the page in that language, where nothing is suggested", async ({ page }) => {
          await open(page, path("/about/"));
          await suggestion(page).getByRole("link").click();
          await expect(page).toHaveURL(otherPath("/about/"));
          await scriptsReady(page);
          await expect(page.getByRole("complementary")).toHaveCount(0);
        });

        test("yields to a stored choice", async ({ page }) => {
          await page.addInitScript((code) => localStorage.setItem("language", code), language);
          await open(page, path("/about/"));
          await expect(page.getByRole("complementary")).toHaveCount(0);
        });
      });

      test.describe("a stored choice", () => {
        test.use({ locale: languages[language].hrefLang });
        test("is suggested, and nobody is moved", async ({ page }) => {
          await page.addInitScript((code) => localStorage.setItem("language", code), other);
          await open(page, path("/about/"));
          await expect(suggestion(page)).toBeVisible();
          await expect(page).toHaveURL(path("/about/"));
        });
      });
    });
  }
}

test.describe("a browser in a language the site does not have", () => {
  test.use({ locale: "fr-FR" });
  test("gets no suggestion", async ({ page }) => {
    await open(page, "/about/");
    await expect(page.getByRole("complementary")).toHaveCount(0);
  });
});

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
  await page.goto("/about/");
  for (const attempt of [
    "/ar//evil.example/?lang=en",
    "/ar///evil.example/?lang=en",
    "/ar/%5Cevil.example/?lang=en",
    "/ar/%2F%2Fevil.example/?lang=en",
    "/ar/\\evil.example/?lang=en",
    "//evil.example/?lang=ar",
    "/%2Fevil.example/?lang=ar",
    "/\\evil.example/?lang=ar",
    "/ar/.//evil.example/?lang=en",
    "/ar//evil.example?lang=en",
    "/about//evil.example/..//?lang=ar",
  ]) {
    await test.step(attempt, async () => {
      // Said by the page itself: goto would take a leading // for another host.
      const before = page.url();
      await page.evaluate((address) => {
        location.assign(location.origin + address);
      }, attempt);
      await page.waitForURL((url) => url.href !== before);
      await page.waitForLoadState("networkidle");
      expect(new URL(page.url()).origin).toBe(baseURL);
      expect(foreign).toEqual([]);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  }
});
