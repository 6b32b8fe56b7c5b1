import { expect, test, type Page } from "@playwright/test";
import { languageCodes, languages } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import { notFound, say } from "./site/content";
import { observe, open, scriptsReady } from "./site/open";
import { testsInTurn } from "./site/turns";
import { words } from "./site/words";

// Every address that a browser takes shows its page, however it is reached.

/** Text at the end of an address that `decodeURI` throws on, or reads as something else. */
const ends = [
  ...["#100%", "#%", "#%zz", "#%D8%A3%D8", "#%ff", "#%E0%A4%A", "#a%2Fb", "#%00", "#:~:text=%"],
  ...["?search=50%", "?utm_source=%E0%A4%A", "?%", "?a=%ff&%D8", "?%D8#%D8", "?a=1?b=2%"],
];

/** Paths of no page, at which the not-found page has to be whole. */
const nowhere = [
  ...["/100%25/", "/%25D8/", "/a%23b/", "/a%3Fb=1/", "/:uri/", "/:path/x/", "/:data/", "/*x/"],
  ...["/%D8%AE%D8%AF%D9%85%D8%A9/", "/a%252Fb/"],
];
/** Paths that are no UTF-8, or hold a `%` alone. */
const malformed = ["/%", "/100%/", "/%D8%A3%D8/", "/%ff/"];

async function expectWhole(page: Page, title: string): Promise<void> {
  await scriptsReady(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => page.title()).toContain(title);
  await expect(page.locator("html")).not.toHaveAttribute("data-load-failed");
}

for (const language of languageCodes) {
  const inTurn = testsInTurn(language);
  const path = (route: string) => localizePath(route, language);
  const t = words(language);
  const faqTitle = async (page: Page) => {
    await open(page, path("/faq/"));
    return page.title();
  };

  test.describe(`addresses in ${language}`, () => {
    test.use({ locale: languages[language].hrefLang });

    inTurn(test)("a stray % in fragment or query is no fault, on arrival", async ({ page }) => {
      const title = await faqTitle(page);
      const { messages } = observe(page);
      for (const end of ends) {
        await test.step(end, async () => {
          await page.goto("about:blank");
          await page.goto(path("/faq/") + end);
          await expectWhole(page, title);
          expect.soft(messages.splice(0), end).toEqual([]);
        });
      }
    });

    inTurn(test)("nor on the way, by Back, or by a link within the page", async ({ page }) => {
      test.slow();
      const title = await faqTitle(page);
      const { messages } = observe(page);
      for (const end of ["#100%", "#%D8%A3%D8", "?search=50%", "?%D8#%D8"]) {
        await test.step(end, async () => {
          await open(page, path("/about/"));
          // A link of the site, as an editor may have written it.
          await page.evaluate(
            (href) => {
              const link = document.createElement("a");
              link.href = href;
              document.body.append(link);
              link.click();
              link.remove();
            },
            path("/faq/") + end,
          );
          await expect(page).toHaveURL((url) => url.pathname === path("/faq/"));
          await expectWhole(page, title);
          await page.evaluate((href) => {
            const link = document.createElement("a");
            link.href = href;
            document.body.append(link);
            link.click();
            link.remove();
          }, end);
          await page.evaluate(() => (location.hash = "#%"));
          await expectWhole(page, title);
          await page.goBack();
          await expectWhole(page, title);
          await page
            .getByRole("navigation", { name: t.footer.quickLinks.title })
            .getByRole("link", { name: t.nav.investment.link })
            .click();
          await expect(page).toHaveURL(path("/investment/"));
          await page.goBack();
          await expectWhole(page, title);
          expect.soft(messages.splice(0), end).toEqual([]);
        });
      }
    });

    inTurn(test)("a search for a percentage searches for it", async ({ page }) => {
      for (const term of ["50%", "%", "%zz"]) {
        await open(page, `${path("/services/")}?search=${term}`);
        await expect(page.getByRole("searchbox")).toHaveValue(term);
      }
      await expect(page.locator("html")).not.toHaveAttribute("data-load-failed");
    });

    inTurn(test)("the not-found page is whole at every address", async ({ page }) => {
      for (const route of [...nowhere, ...malformed]) {
        await test.step(route, async () => {
          await page.goto(path(route));
          await expectWhole(page, say(notFound.seo.title, language));
          await expect(
            page.getByRole("heading", { level: 1, name: say(notFound.title, language) }),
          ).toBeVisible();
          const home = page.getByRole("main").getByRole("link", { name: t.nav.about.link });
          await home.first().click();
          await expect(page).toHaveURL(path("/about/"));
          await expect(page.locator("html")).not.toHaveAttribute("data-load-failed");
        });
      }
    });
  });
}
