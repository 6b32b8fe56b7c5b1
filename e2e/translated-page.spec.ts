import { expect, test, type Page } from "@playwright/test";
import arAssistant from "../locales/ar/assistant.json";
import enAssistant from "../locales/en/assistant.json";
import { endpointPath } from "../src/contact/contract";
import { languageCodes, languages, otherLanguages, type Language } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import { clientHeaders, contactForm, messagesHolding, newMessage } from "./site/contactForm";
import { pages, projects, resultPages, say, services } from "./site/content";
import { pressKey } from "./site/gestures";
import { holdScripts } from "./site/heldScripts";
import { observe, open, scriptsReady, type Observed } from "./site/open";
import { translateOnArrival, translatePage } from "./site/translation";
import { testsInTurn, turnsOf } from "./site/turns";
import { fill as fillIn, words } from "./site/words";

const assistantWords = { en: enAssistant, ar: arAssistant } satisfies Record<Language, unknown>;

/** When the browser translates the page: it waits for neither the scripts nor the visitor. */
const moments = {
  "before its scripts": { prepare: translateOnArrival, openTranslated: open },
  "after its scripts": {
    prepare: () => Promise.resolve(),
    openTranslated: async (page: Page, path: string) => {
      await open(page, path);
      await translatePage(page);
    },
  },
};

/** Pages that are opened to be used, and lead on from there. */
const used = ["/", "/services/", "/about/", "/contact/"];

for (const language of languageCodes) {
  const t = words(language);
  const path = (route: string) => localizePath(route, language);
  const footer = (page: Page, route: string) =>
    page
      .getByRole("contentinfo")
      .locator(`a[href="${path(route)}"]`)
      .first();
  const leadsOn = async (page: Page, next: string) => {
    const heading = page.getByRole("heading", { level: 1 });
    const before = (await heading.textContent())!;
    await footer(page, next).click();
    await expect(page).toHaveURL(path(next));
    await expect(heading).not.toHaveText(before);
  };

  // What a translation does to a page does not depend on its words.
  const isTurn = turnsOf(language);
  for (const [moment, { prepare, openTranslated }] of Object.entries(moments).filter(isTurn)) {
    test.describe(`translated by the browser ${moment}, in ${language}`, () => {
      test.use({
        locale: languages[language].hrefLang,
        contextOptions: { reducedMotion: "reduce" },
      });
      let observed: Observed;
      test.beforeEach(async ({ page }) => {
        await page.setExtraHTTPHeaders(clientHeaders());
        observed = observe(page);
        await prepare(page);
      });
      test.afterEach(async ({ page }) => {
        expect(await page.locator("font > font").count(), "translated").toBeGreaterThan(20);
        await expect(page.locator("[data-load-failure]")).toBeHidden();
        expect(observed.messages).toEqual([]);
      });

      test("every page stays whole, and leads to the next", async ({ page }) => {
        test.slow();
        const rest = [...pages, ...resultPages].filter(({ route }) => !used.includes(route));
        for (const [index, { route }] of rest.entries()) {
          // What comes after the translation is translated as well: it need not be opened anew.
          const isLinked = index > 0 && (await footer(page, route).count()) > 0;
          if (moment === "after its scripts" && isLinked) await leadsOn(page, route);
          else {
            if (index > 0) await leadsOn(page, "/about/");
            await openTranslated(page, path(route));
          }
          expect.soft(observed.messages, route).toEqual([]);
        }
        await leadsOn(page, "/about/");
      });

      test("the suggested language, slides, projects, menu, colours and drawer work", async ({
        page,
      }) => {
        const other = otherLanguages(language)[0]!;
        await page.addInitScript((code) => localStorage.setItem("language", code), other);
        await openTranslated(page, path("/"));
        const suggestion = page.getByRole("complementary", {
          name: words(other).suggestion.label,
        });
        await suggestion.getByRole("button").click();
        await expect(suggestion).toHaveCount(0);
        const hero = page.getByRole("region", { name: t.home.hero.carousel.label });
        for (const number of [2, 3, 1]) {
          const dot = hero.getByRole("button", {
            name: fillIn(t.home.hero.dot.label, { number }),
            exact: true,
          });
          await dot.click();
          await expect(dot).toHaveAttribute("aria-current", "true");
        }
        for (const { title } of projects) {
          const name = say(title, language);
          await page.getByRole("main").getByRole("link", { name }).click();
          const dialog = page.getByRole("dialog", { name });
          await dialog.getByRole("button", { name: t.home.projects.close.label }).click();
          await expect(dialog).toHaveCount(0);
        }

        const main = page.getByRole("navigation", { name: t.nav.main.label });
        await main.getByRole("button", { name: t.nav.services.link, exact: true }).click();
        const heading = page.getByRole("heading", { level: 1 });
        const before = (await heading.textContent())!;
        await main.getByRole("link", { name: say(services[0]!.title, language) }).click();
        await expect(page).toHaveURL(path(services[0]!.path));
        await expect(heading).not.toHaveText(before);
        const toggle = page.getByRole("switch", { name: t.colorScheme.toggle.label });
        await toggle.click();
        await expect(toggle).not.toBeChecked();

        await page.setViewportSize({ width: 390, height: 800 });
        await page.getByRole("button", { name: t.nav.menu.open }).click();
        const drawer = page.getByRole("dialog", { name: t.nav.menu.title });
        const submenu = drawer.getByRole("button", { name: t.nav.services.link });
        for (const expanded of ["false", "true"]) {
          await submenu.click();
          await expect(submenu).toHaveAttribute("aria-expanded", expanded);
        }
        await drawer.getByRole("link", { name: t.nav.allServices.link }).click();
        await expect(page).toHaveURL(path("/services/"));
        await expect(drawer).toHaveCount(0);
      });

      test("the search says what it finds", async ({ page }) => {
        await openTranslated(page, path("/services/"));
        const main = page.getByRole("main");
        const cards = main.getByRole("article");
        for (const term of ["ERP", "shop", "ERP", "qqzz", "cloud", ""]) {
          await main.getByRole("searchbox").fill(term);
          await expect(page).toHaveURL((url) => (url.searchParams.get("search") ?? "") === term);
          if (term === "qqzz") await expect(cards).toHaveCount(0);
          else await expect(cards.first()).toBeVisible();
          if (term === "ERP") {
            await expect(main.locator("mark", { hasText: /ERP/i }).first()).toBeVisible();
            await expect(main.getByRole("status")).not.toBeEmpty();
          }
        }
        await expect(cards).toHaveCount(services.length);
        await expect(main.getByRole("status")).toBeEmpty();
        await leadsOn(page, "/about/");
      });

      test("the assistant answers", async ({ page }) => {
        const own = assistantWords[language];
        await openTranslated(page, path("/about/"));
        await pressKey(page);
        await page.getByRole("button", { name: own.button.open }).click();
        const panel = page.getByRole("dialog", { name: own.panel.title });
        for (const [index, question] of ["ERP", "qqzz", "ERP"].entries()) {
          await panel.getByRole("textbox", { name: own.form.label }).fill(question);
          await page.keyboard.press("Enter");
          await expect(panel.getByRole("log").getByRole("article")).toHaveCount(index + 1);
        }
        await page.keyboard.press("Escape");
        await expect(panel).toBeHidden();
        await leadsOn(page, "/investment/");
      });

      test("the form corrects, fails, sends and begins anew", async ({ page }) => {
        const form = contactForm(page, language);
        const message = newMessage(language);
        await openTranslated(page, form.path);
        await form.send.click();
        await expect(form.field("name")).toHaveAccessibleDescription(form.t.name.required);
        await form.fill({ ...message, phone: "123", message: "x".repeat(4900) });
        await form.field("phone").blur();
        await expect(form.field("phone")).toHaveAccessibleDescription(
          new RegExp(form.t.phone.unusual),
        );
        await form.fill({ ...message, service: "erp" });
        // The remark goes when the field is left, and what is below moves up: not during a click.
        await form.field("phone").blur();
        await expect(form.field("phone")).toHaveAccessibleDescription(form.t.phone.hint);

        // An answer that says nothing, and that the browser does not complain of.
        const unclear = { status: 202, contentType: "application/json", body: "{}" };
        await page.route(`**${endpointPath}`, (route) => route.fulfill(unclear), { times: 1 });
        await form.send.click();
        const failure = form.notice(form.t.failure.unclear.title);
        await failure.getByRole("button", { name: form.t.ways.copy }).click();
        await failure.getByRole("button", { name: form.t.failure.retry }).click();
        const thanks = form.notice(form.t.sent.text);
        await expect(thanks).toBeFocused();
        expect(await messagesHolding(message.email)).toHaveLength(1);
        await thanks.getByRole("button", { name: form.t.sent.again }).click();
        await expect(form.field("name")).toBeFocused();
        await expect(form.field("message")).toHaveValue("");

        // From page to page as well, and heard of there.
        await leadsOn(page, "/about/");
        await footer(page, "/contact/").click();
        const next = newMessage(language);
        await form.fill(next);
        await expect(form.field("phone")).toHaveAccessibleDescription(form.t.phone.hint);
        // The answer waits: a slow machine is not to say thanks on the page that is left.
        let answer: () => void = () => undefined;
        const away = new Promise<void>((resolve) => (answer = resolve));
        await page.route(`**${endpointPath}`, async (route) => {
          await away;
          await route.continue();
        });
        await form.send.click();
        await footer(page, "/about/").click();
        await expect(page).toHaveURL(path("/about/"));
        answer();
        await expect(page.getByRole("alert")).toContainText(form.t.sent.text);
        expect(await messagesHolding(next.email)).toHaveLength(1);
      });
    });
  }

  testsInTurn(language)(test)(
    `what is typed before a translation that React cannot take over stays, in ${language}`,
    async ({ page }) => {
      const form = contactForm(page, language);
      const message = newMessage(language);
      const release = await holdScripts(page);
      await page.goto(form.path);
      await form.fill({ ...message, service: "erp" });
      const label = page.locator("form label[for=contact-name] span").first();
      await label.evaluate((element) => {
        element.textContent = "Nom";
      });
      release();
      await scriptsReady(page);
      await expect(label).not.toHaveText("Nom");
      for (const name of ["name", "email", "phone", "company", "message"] as const) {
        await expect(form.field(name)).toHaveValue(message[name]);
      }
      await expect(form.field("service")).toHaveValue("erp");
    },
  );
}
