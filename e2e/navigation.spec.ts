import { expect, test, type Page } from "@playwright/test";
import { languageCodes, languages } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import { pages, titleOf } from "./site/content";
import { open, scriptsReady } from "./site/open";
import { testsInTurn } from "./site/turns";
import { fill, words } from "./site/words";

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
/** A position counts once it has been painted. */
const scrollTo = (page: Page, y: number) =>
  page.evaluate((top) => {
    window.scrollTo(0, top);
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, y);
const seoOf = (route: string) => pages.find((page) => page.route === route)!.seo;

for (const language of languageCodes) {
  const inTurn = testsInTurn(language);
  const t = words(language);
  const path = (route: string) => localizePath(route, language);
  const footerLink = (page: Page, name: string) =>
    page
      .getByRole("navigation", { name: t.footer.quickLinks.title })
      .getByRole("link", { name, exact: true });

  test.describe(`navigation in ${language}`, () => {
    test.use({ locale: languages[language].hrefLang });

    test("starts a page at its top, announced and with the focus, and Back returns to the place", async ({
      page,
    }) => {
      await open(page, path("/"));
      const link = footerLink(page, t.nav.about.link);
      await link.scrollIntoViewIfNeeded();
      const left = await scrollY(page);
      expect(left).toBeGreaterThan(1000);
      await link.click();
      const title = titleOf(seoOf("/about/"), language);
      await expect(page).toHaveTitle(title);
      await expect.poll(() => scrollY(page)).toBe(0);
      const message = fill(t.site.pageAnnouncement.text, { title });
      await expect(page.locator('[aria-live="polite"]').filter({ hasText: message })).toHaveCount(
        1,
      );
      // Nothing else announces, above all not Gatsby's English announcer.
      await expect(page.locator("#gatsby-announcer")).toHaveAttribute("aria-live", "off");
      await expect(page.locator(":focus")).toHaveId("gatsby-focus-wrapper");
      await page.keyboard.press("Tab");
      await expect(page.getByRole("link", { name: t.site.skip.label })).toBeFocused();

      await scrollTo(page, 300);
      await page.goBack();
      await expect(page).toHaveTitle(titleOf(seoOf("/"), language));
      await expect.poll(() => scrollY(page)).toBeGreaterThan(left - 50);
      await page.goForward();
      await expect(page).toHaveTitle(title);
      await expect.poll(() => scrollY(page)).toBe(300);

      // Links within the page are as browsers have them.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const bottom = await scrollY(page);
      await page
        .getByRole("contentinfo")
        .getByRole("link", { name: t.footer.backToTop.link })
        .click();
      await expect(page).toHaveURL(/#content$/);
      await expect.poll(() => scrollY(page)).toBeLessThan(100);
      await page.goBack();
      await expect(page).toHaveURL(path("/about/"));
      await expect.poll(() => scrollY(page)).toBeGreaterThan(bottom - 50);
    });

    inTurn(test)(
      "opens a page at the place its address names, and Back returns to where the visitor had scrolled",
      async ({ page }) => {
        await open(page, path("/#footer"));
        await expect(page.getByRole("contentinfo")).toBeInViewport();
        await expect.poll(() => scrollY(page)).toBeGreaterThan(1000);
        await scrollTo(page, 700);
        const main = page.getByRole("navigation", { name: t.nav.main.label });
        await main.getByRole("link", { name: t.nav.about.link, exact: true }).click();
        await expect(page).toHaveTitle(titleOf(seoOf("/about/"), language));
        await expect.poll(() => scrollY(page)).toBe(0);
        await page.goBack();
        await expect(page).toHaveTitle(titleOf(seoOf("/"), language));
        await expect(page).toHaveURL(/#footer$/);
        await expect.poll(() => scrollY(page)).toBe(700);
      },
    );

    inTurn(test)(
      "shows a centred spinner when the next page is slow, and asks the browser for one that never comes",
      async ({ page }) => {
        await page.clock.install();
        let release = () => {};
        const released = new Promise<void>((resolve) => (release = resolve));
        await page.route("**/page-data/**/contact/page-data.json", async (route) => {
          await released;
          await route.continue();
        });
        await page.route("**/page-data/**/investment/page-data.json", () => {
          // Never answered.
        });
        await open(page, path("/about/?from=here"));
        await page.clock.pauseAt(new Date(Date.now() + 60_000));
        await footerLink(page, t.nav.contact.link).click();
        const spinner = page.getByRole("status").filter({ hasText: t.site.loading.text });
        await page.clock.runFor(149);
        await expect(spinner).toBeHidden();
        await page.clock.runFor(1);
        await expect(spinner).toBeVisible();
        const box = (await spinner.locator("span").first().boundingBox())!;
        const { width, height } = page.viewportSize()!;
        expect(Math.abs(box.x + box.width / 2 - width / 2)).toBeLessThan(16);
        expect(Math.abs(box.y + box.height / 2 - height / 2)).toBeLessThan(48);
        release();
        await page.clock.resume();
        await expect(page).toHaveURL(path("/contact/"));
        await expect(spinner).toBeHidden();

        await page.clock.pauseAt(new Date(Date.now() + 120_000));
        await footerLink(page, t.nav.investment.link).click();
        const documents: string[] = [];
        page.on("request", (request) => {
          if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
        });
        await page.clock.runFor(4_999);
        expect(documents).toEqual([]);
        await page.clock.runFor(1);
        await expect(page).toHaveTitle(titleOf(seoOf("/investment/"), language));
        expect(documents).toEqual([path("/investment/")]);
      },
    );

    inTurn(test)(
      "tells of a script that fails, in its own page with a way to reload",
      async ({ page }) => {
        let broken = true;
        await page.route(/\/component---src-pages-contact[^/]*\.js$/, (route) =>
          broken ? route.abort() : route.continue(),
        );
        await page.goto(path("/contact/"));
        const alert = page.getByRole("alert").filter({ hasText: t.error.generic.title });
        await expect(alert).toBeVisible();
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        broken = false;
        await alert.getByRole("link", { name: t.error.generic.reload }).click();
        await scriptsReady(page);
        await expect(alert).toBeHidden();
        await expect(page).toHaveURL(path("/contact/"));

        await page.route(/\/component---src-pages-about[^/]*\.js$/, (route) => route.abort());
        const failure = page.evaluate(
          () =>
            new Promise<string>((resolve) => {
              window.addEventListener("preload-failure", (event) =>
                resolve((event as CustomEvent<{ url: string }>).detail.url),
              );
            }),
        );
        await footerLink(page, t.nav.about.link).click();
        expect(await failure).toMatch(/component---src-pages-about[^/]*\.js$/);
      },
    );
  });
}

test.describe("pages behind links", () => {
  const { nav } = words("en");

  /**
   * Presses a link on the home page without letting it go.
   * @returns the data and scripts of pages that are asked for, and what lets it go
   */
  async function pressAbout(page: Page) {
    await open(page, "/");
    const asked: string[] = [];
    page.on("request", (request) => {
      if (/\/page-data\/.+page-data\.json$|\/component---/.test(request.url()))
        asked.push(request.url());
    });
    await page.keyboard.press("Shift");
    const link = page.getByRole("banner").getByRole("link", { name: nav.about.link, exact: true });
    await link.hover();
    await page.mouse.down();
    const letGo = async () => {
      await page.mouse.up();
      await expect(page).toHaveTitle(titleOf(seoOf("/about/"), "en"));
    };
    return { asked, letGo };
  }

  test("are loaded ahead once the page is used", async ({ page }) => {
    const { asked, letGo } = await pressAbout(page);
    await expect
      .poll(() => asked)
      .toContainEqual(expect.stringMatching(/component---src-pages-about-[^/]*\.js$/));
    expect(asked).toContainEqual(expect.stringContaining("/page-data/about/"));
    await letGo();
  });

  test("are not loaded ahead where data is saved", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    const { asked, letGo } = await pressAbout(page);
    // Until the page has nothing left to do, twice: what loads ahead waits for such a moment.
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
    );
    expect(asked).toEqual([]);
    await letGo();
  });
});
