import { expect, test, type Page } from "@playwright/test";
import type assistant from "../locales/en/assistant.json";
import { languageCodes, languages, otherLanguages } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import { contactForm, newMessage } from "./site/contactForm";
import { projects, say, services } from "./site/content";
import { stopWaits } from "./site/gestures";
import { holdScripts } from "./site/heldScripts";
import { scriptsReady } from "./site/open";
import { testsInTurn } from "./site/turns";
import { fill, words } from "./site/words";
import { wordsByLanguage } from "../tools/lib/wordsByLanguage";

// Input before hydration takes effect at once where it can, else after hydration. If the scripts
// never load, the page says so or follows the link.

const assistantWords = wordsByLanguage<typeof assistant>("assistant");
const phone = { width: 390, height: 844 };
const waiting = (page: Page) => page.locator("[data-tapped]");

for (const language of languageCodes) {
  const t = words(language);
  const { hrefLang } = languages[language];
  const path = (route: string) => localizePath(route, language);

  test.describe(`before the scripts are there, in ${language},`, () => {
    // What shows no words of its own, and keeps none, is the same in every language.
    const inTurn = testsInTurn(language);
    test.use({ locale: hrefLang });

    test.describe("on a phone,", () => {
      test.use({ viewport: phone, hasTouch: true });
      const menu = (page: Page) =>
        page.getByRole("banner").getByLabel(t.nav.menu.open, { exact: true });
      const drawer = (page: Page) => page.getByRole("dialog", { name: t.nav.menu.title });

      inTurn(test)("a tap on the menu is carried out when they come", async ({ page }) => {
        const release = await holdScripts(page);
        await page.goto(path("/about/"));
        await menu(page).tap();
        await expect(waiting(page)).toHaveCount(1);
        release();
        await expect(drawer(page)).toBeVisible();
        await expect(waiting(page)).toHaveCount(0);
        await expect(page).toHaveURL(path("/about/"));
      });

      inTurn(test)(
        "a second tap on the menu leads to the links of the footer",
        async ({ page }) => {
          await holdScripts(page);
          await page.goto(path("/about/"));
          await menu(page).tap();
          await menu(page).tap();
          await expect(page.getByRole("contentinfo")).toBeInViewport();
        },
      );

      inTurn(test)(
        "the menu leads to the footer by itself where they never come",
        async ({ page }) => {
          await page.clock.install();
          await holdScripts(page);
          await page.goto(path("/about/"));
          await menu(page).tap();
          await expect(waiting(page)).toHaveCount(1);
          await page.clock.runFor(8000);
          await expect(page.getByRole("contentinfo")).toBeInViewport();
          await expect(waiting(page)).toHaveCount(0);
        },
      );
    });

    inTurn(test)("the colour scheme changes at once and stays", async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto(path("/about/"));
      const toggle = page.getByRole("switch", { name: t.colorScheme.toggle.label });
      await toggle.click();
      await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
      await expect(toggle).not.toBeChecked();
      expect(await page.evaluate(() => localStorage.getItem("darkMode"))).toBe("false");
      release();
      await scriptsReady(page);
      await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
      await expect(toggle).not.toBeChecked();
      await toggle.click();
      await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
      await expect(toggle).toBeChecked();
    });

    inTurn(test)(
      "the services' menu opens, leads on, and stays open when they come",
      async ({ page }) => {
        const release = await holdScripts(page);
        await page.goto(path("/about/"));
        const nav = page.getByRole("navigation", { name: t.nav.main.label });
        const button = nav.getByRole("button", { name: t.nav.services.link, exact: true });
        const link = nav.getByRole("link", { name: say(services[0]!.title, language) });
        await button.click();
        await expect(link).toBeVisible();
        release();
        await expect(button).toHaveAttribute("aria-expanded", "true");
        await expect(link).toBeVisible();
      },
    );

    inTurn(test)("the services' menu leads on where they never come", async ({ page }) => {
      await holdScripts(page);
      await page.goto(path("/about/"));
      const nav = page.getByRole("navigation", { name: t.nav.main.label });
      await nav.getByRole("button", { name: t.nav.services.link, exact: true }).hover();
      await nav.getByRole("link", { name: say(services[0]!.title, language) }).click();
      await expect(page).toHaveURL(path(services[0]!.path));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });

    inTurn(test)("an arrow of the hero is carried out when they come", async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto(path("/"));
      const { hero } = t.home;
      await page.getByRole("button", { name: hero.next.label, exact: true }).click();
      await expect(waiting(page)).toHaveCount(1);
      release();
      await expect(
        page.getByRole("button", { name: fill(hero.dot.label, { number: 2 }) }),
      ).toHaveAttribute("aria-current", "true");
      await expect(waiting(page)).toHaveCount(0);
    });

    inTurn(test)("an arrow of the hero says so where they never come", async ({ page }) => {
      await page.clock.install();
      await holdScripts(page);
      await page.goto(path("/"));
      await page.getByRole("button", { name: t.home.hero.next.label, exact: true }).click();
      await expect(waiting(page)).toHaveCount(1);
      await page.clock.runFor(12_000);
      await expect(
        page.getByRole("alert").filter({ hasText: t.error.generic.title }),
      ).toBeVisible();
      await expect(waiting(page)).toHaveCount(0);
    });

    inTurn(test)("a project's card opens its dialog when they come", async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto(path("/"));
      const title = say(projects[0]!.title, language);
      await page.getByRole("main").getByRole("link", { name: title }).click();
      await expect(page).toHaveURL(`${path("/")}#project-${projects[0]!.id}`);
      release();
      await expect(page.getByRole("dialog", { name: title })).toBeVisible();
    });

    inTurn(test)("a search is carried out when they come", async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto(path("/services/"));
      const field = page.locator("main").getByRole("searchbox");
      await field.fill("ERP");
      release();
      await expect(page.locator("main").getByRole("status")).not.toBeEmpty();
      await expect(field).toHaveValue("ERP");
    });

    inTurn(test)(
      "a search is sent, and every service shown, where they never come",
      async ({ page }) => {
        await holdScripts(page);
        await page.goto(path("/services/"));
        await page.locator("main").getByRole("searchbox").fill("ERP");
        await page.keyboard.press("Enter");
        await expect(page).toHaveURL(`${path("/services/")}?search=ERP`);
        await expect(page.locator("main").getByRole("article")).toHaveCount(services.length);
      },
    );

    inTurn(test)(
      "the contact form keeps what is typed, and sends it without them",
      async ({ page }) => {
        const release = await holdScripts(page);
        const message = newMessage(language);
        const form = contactForm(page, language);
        await page.goto(form.path);
        await form.fill(message);
        release();
        await scriptsReady(page);
        await expect(form.field("message")).toHaveValue(message.message);

        await page.unroute(/\.js$/);
        await holdScripts(page);
        await page.reload();
        await form.fill(message);
        await form.send.click();
        await expect(page).toHaveURL(path("/contact/sent/"));
      },
    );

    inTurn(test)("links lead on, and the language is remembered", async ({ page }) => {
      await holdScripts(page);
      await page.goto(path("/about/"));
      await page
        .getByRole("contentinfo")
        .getByRole("link", { name: t.nav.contact.link, exact: true })
        .click();
      await expect(page).toHaveURL(path("/contact/"));
      const other = otherLanguages(language)[0]!;
      await page.getByRole("banner").getByRole("link", { name: languages[other].label }).click();
      await expect(page).toHaveURL(localizePath("/contact/", other));
      expect(await page.evaluate(() => localStorage.getItem("language"))).toBe(other);
    });

    inTurn(test)("answers open", async ({ page }) => {
      await holdScripts(page);
      await page.goto(path(services[0]!.path));
      const question = page.locator("main details").first();
      await question.locator("summary").click();
      await expect(question).toHaveAttribute("open", "");
    });

    inTurn(test)("a touch counts as the first one for the assistant", async ({ page }) => {
      await stopWaits(page);
      const release = await holdScripts(page);
      await page.goto(path("/about/"));
      await page.mouse.click(300, 300);
      release();
      await scriptsReady(page);
      await expect(
        page.getByRole("button", { name: assistantWords[language].button.open }),
      ).toBeVisible();
    });
  });
}
