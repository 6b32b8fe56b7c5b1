import { expect, test, type Page, type Route } from "@playwright/test";
import type enConsent from "../locales/en/consent.json";
import { languageCodes, languages, type Language } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import { wordsByLanguage } from "../testing/wordsByLanguage";
import { isChat, serveTag, test as configuredTest } from "./configured/site";
import { schemes, showScheme } from "./site/accessible";
import { violations } from "./site/axe";
import { clientHeaders, contactForm, messagesHolding, newMessage } from "./site/contactForm";
import { pages, titleOf } from "./site/content";
import { pressKey } from "./site/gestures";
import { resize, sidewaysScroll } from "./site/layout";
import { browseAsIn2021 } from "./site/oldBrowser";
import { blockStorage, fillStorage, observe, open, scriptsReady } from "./site/open";
import { testsInTurn } from "./site/turns";
import { words } from "./site/words";

// Whatever fails, a page stays readable and its links work.

const consentWords = wordsByLanguage<typeof enConsent>("consent");
const about = pages.find(({ route }) => route === "/about/")!;

const follow = (page: Page, language: Language, to: "about" | "contact" | "investment") =>
  page
    .getByRole("navigation", { name: words(language).footer.quickLinks.title })
    .getByRole("link", { name: words(language).nav[to].link })
    .click();

async function expectReadable(page: Page, language: Language): Promise<void> {
  await expect(page).toHaveTitle(titleOf(about.seo, language));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(/\S/);
  await follow(page, language, "contact");
  await expect(page).toHaveURL(localizePath("/contact/", language));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** On the page with the form. */
async function expectSent(page: Page, language: Language): Promise<void> {
  const { t, fill, send, notice } = contactForm(page, language);
  const values = newMessage(language);
  await fill(values);
  await send.click();
  await expect(notice(t.sent.text)).toBeFocused();
  expect(await messagesHolding(values.email)).toHaveLength(1);
}

/** Files that a page can do without, by the end of their names. */
const spare = { pictures: /\.(avif|jpg|png|svg)$/, fonts: /\.woff2$/ };

const servePageData = (page: Page, body: string) =>
  page.route("**/page-data/**/about/page-data.json", (route) =>
    route.fulfill({ contentType: "application/json", body }),
  );
const named = (path: string, result: object) =>
  JSON.stringify({ componentChunkName: "component---src-pages-about-tsx", path, result });
const otherShape = (path: string) =>
  named(path, { data: { company: 3 }, pageContext: { language: 7 } });
/** Page data that is not rendered at all. */
const unusable = { "not JSON": "<html>", "no object": "[]", empty: "{}", null: "null" };
/** Page data that fails while it is rendered: the page is put back, with a message. */
const wrongShapes: [string, (path: string) => string][] = [
  ["without data", (path) => named(path, {})],
  ["of another shape", otherShape],
  ["of another page", () => named("/investment/", {})],
];

for (const language of languageCodes) {
  const path = localizePath("/about/", language);
  const t = words(language);
  const message = (page: Page) =>
    page.getByRole("alert").filter({ hasText: t.error.generic.title });

  test.describe(`on a bad day in ${language}`, () => {
    // What shows no words of its own is the same in every language.
    const inTurn = testsInTurn(language);
    test.use({ locale: languages[language].hrefLang });

    inTurn(test)("storage and cookies are blocked", async ({ page }) => {
      const observed = observe(page);
      await page.setExtraHTTPHeaders(clientHeaders());
      await blockStorage(page);
      await open(page, path);
      await expectReadable(page, language);
      await expectSent(page, language);
      expect(observed.messages).toEqual([]);
    });

    test.describe("JavaScript is off", () => {
      test.use({ javaScriptEnabled: false });
      inTurn(test)("the page and its menus work", async ({ page }) => {
        await page.goto(path);
        await page
          .getByRole("navigation", { name: t.nav.main.label })
          .getByRole("button", { name: t.nav.services.link })
          .hover();
        await expect(page.getByRole("link", { name: t.nav.allServices.link })).toBeVisible();
        await page.setViewportSize({ width: 390, height: 800 });
        await page.getByRole("banner").getByRole("link", { name: t.nav.menu.open }).click();
        await expect(page.getByRole("contentinfo")).toBeInViewport();
        await expectReadable(page, language);
      });
    });

    for (const [name, script] of [
      ["the page's own script", /\/component---src-pages-about[^/]*\.js$/],
      ["the framework", /\/framework-[^/]*\.js$/],
      ["the app", /\/app-[^/]*\.js$/],
    ] as const) {
      inTurn(test)(`${name} is missing, or never comes`, async ({ page }) => {
        await page.route(script, (route) => route.fulfill({ status: 404, body: "" }));
        await page.goto(path);
        await expect(message(page)).toBeVisible();
        await page.unroute(script);
        await expectReadable(page, language);

        await page.route(script, () => {
          // Never answered.
        });
        await page.goto(path, { waitUntil: "commit" });
        await expectReadable(page, language);
      });
    }

    inTurn(test)("page data is unusable, on arrival", async ({ page }) => {
      for (const [name, body] of Object.entries(unusable)) {
        await test.step(name, async () => {
          await servePageData(page, body);
          await page.goto(path);
          await page.waitForLoadState("networkidle");
          await expectReadable(page, language);
          await page.unrouteAll();
        });
      }
    });

    inTurn(test)("page data is of another shape, on arrival and on the way", async ({ page }) => {
      for (const [name, shape] of wrongShapes) {
        await test.step(name, async () => {
          await servePageData(page, shape(path));
          await page.goto(path);
          await expect(message(page)).toBeVisible();
          await expectReadable(page, language);
          // The next page is loaded anew, and is whole. A browser that closes it meanwhile may hang.
          await scriptsReady(page);
          await page.unrouteAll();
        });
      }
      await servePageData(page, otherShape(path));
      const fetched = page.waitForEvent("load");
      await follow(page, language, "about");
      await expect(page).toHaveURL(path);
      await fetched;
      // A click before the served page is put back would meet a link on its way out.
      await expect(message(page)).toBeVisible();
      await expectReadable(page, language);
    });

    inTurn(test)(
      "offline in mid-visit the page stays, and the next one comes with the connection",
      async ({ page, context }) => {
        const contact = localizePath("/contact/", language);
        const investment = localizePath("/investment/", language);
        const offline = page.getByRole("alert").filter({ hasText: t.error.offline.title });
        const reload = offline.getByRole("link", { name: t.error.offline.reload });

        // As long as the browser does not notice.
        const drop = (route: Route) => route.abort("internetdisconnected");
        await page.route(`**/page-data${investment}page-data.json`, drop);
        await page.route(`**${investment}`, drop);
        await open(page, path);
        await follow(page, language, "investment");
        await expect(offline).toBeVisible();
        await expect(page).toHaveURL(path);
        await page.unrouteAll();
        await reload.click();
        await expect(page).toHaveURL(investment);
        await scriptsReady(page);

        await context.setOffline(true);
        await follow(page, language, "contact");
        await expect(offline).toBeVisible();
        await expect(page).toHaveURL(investment);
        await reload.click();
        await expect(offline).toBeVisible();
        await context.setOffline(false);
        await expect(page).toHaveURL(contact);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await scriptsReady(page);
        await expect(page.locator("[data-load-failure]")).toBeHidden();

        await context.setOffline(true);
        const other = page.getByRole("banner").locator("[data-language-link]");
        const otherPath = await other.getAttribute("href");
        await other.click();
        await expect(offline).toBeVisible();
        await expect(page).toHaveURL(contact);
        await context.setOffline(false);
        await expect(page).toHaveURL(otherPath!);
      },
    );

    inTurn(test)("storage is full", async ({ page }) => {
      const observed = observe(page);
      await page.setExtraHTTPHeaders(clientHeaders());
      await fillStorage(page);
      await open(page, path);
      const toggle = page.getByRole("switch", { name: t.colorScheme.toggle.label });
      await toggle.click();
      await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
      await expectReadable(page, language);
      await expectSent(page, language);
      expect(observed.messages).toEqual([]);
    });

    for (const [name, spoil] of Object.entries({ full: fillStorage, blocked: blockStorage })) {
      inTurn(configuredTest)(
        `a privacy choice holds for the page where storage is ${name}`,
        async ({ page }) => {
          const { messages } = observe(page, isChat);
          await serveTag(page);
          await spoil(page);
          await open(page, path);
          await pressKey(page);
          const { label, reject, accept, change } = consentWords[language].consent;
          const choice = page.getByRole("region", { name: label });
          await choice.getByRole("button", { name: reject, exact: true }).click();
          await expect(choice).toHaveCount(0);
          const footer = page.getByRole("contentinfo");
          await footer.getByRole("button", { name: change }).click();
          await choice.getByRole("button", { name: accept, exact: true }).click();
          await footer.getByRole("link", { name: t.nav.contact.link }).first().click();
          await expect(page).toHaveURL(/\/contact\/$/);
          await expect(choice).toHaveCount(0);
          expect(messages).toEqual([]);
        },
      );
    }

    inTurn(test)("pictures or fonts fail or never come", async ({ page }) => {
      await open(page, path);
      const height = () => page.getByRole("main").evaluate((main) => main.clientHeight);
      const whole = await height();
      for (const [name, files] of Object.entries(spare)) {
        await page.route(files, (route) => route.abort());
        await page.reload();
        await scriptsReady(page);
        // Another font breaks lines elsewhere; pictures keep their room.
        const tolerance = name === "fonts" ? 0.1 * whole : 1;
        expect.soft(Math.abs((await height()) - whole), name).toBeLessThanOrEqual(tolerance);
        await page.unroute(files);
      }
      for (const files of Object.values(spare)) {
        await page.route(files, () => {
          // Never answered.
        });
      }
      await page.reload({ waitUntil: "commit" });
      await expectReadable(page, language);
    });

    inTurn(test)("the styles of the next page fail", async ({ page }) => {
      await page.route(/\/component---src-pages-about[^/]*\.css$/, (route) => route.abort());
      await open(page, localizePath("/contact/", language));
      await follow(page, language, "about");
      await expect(page).toHaveURL(path);
      await expectReadable(page, language);
    });

    inTurn(test)("the clock says 1971, or 2099", async ({ page }) => {
      const observed = observe(page);
      for (const year of [1971, 2099]) {
        await page.clock.setFixedTime(new Date(Date.UTC(year, 0, 1)));
        await open(page, path);
        await expectReadable(page, language);
        expect.soft(observed.messages, `${year}`).toEqual([]);
      }
    });

    inTurn(test)("an extension rewrites the page before its scripts run", async ({ page }) => {
      await page.addInitScript(() => {
        document.addEventListener("DOMContentLoaded", () => {
          for (const element of document.querySelectorAll("*")) {
            element.setAttribute("data-extension", "");
          }
          document.body.prepend(document.createElement("extension-bar"));
          for (const field of document.querySelectorAll("input, textarea, h1")) {
            field.after(document.createElement("extension-button"));
          }
        });
      });
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      await expectReadable(page, language);
      await expect(page.locator("[data-load-failure]")).toBeHidden();
    });

    inTurn(test)("the browser is of 2021", async ({ page }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: "reduce" });
      await browseAsIn2021(page);
      for (const route of ["/", "/services/", "/services/erp-system/", "/contact/", "/about/"]) {
        await page.goto(localizePath(route, language));
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        for (const width of [1440, 390]) {
          await resize(page, { width, height: 900 });
          expect.soft(await sidewaysScroll(page), `${route}, ${width} px`).toBe(0);
          for (const scheme of schemes) {
            await showScheme(page, scheme);
            const pale = await violations(page, { rules: ["color-contrast"], decidedOnly: true });
            expect.soft(pale, `${route}, ${width} px, ${scheme}`).toEqual([]);
          }
        }
      }
      await expectReadable(page, language);
    });
  });
}
