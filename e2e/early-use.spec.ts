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
import { wordsByLanguage } from "../testing/wordsByLanguage";

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
        "the menu leads to the footer where they never come, and at once at a second tap",
        async ({ page }) => {
          const footer = page.getByRole("contentinfo");
          await page.clock.install();
          await holdScripts(page);
          await page.goto(path("/about/"));
          await menu(page).tap();
          await menu(page).tap();
          await expect(footer).toBeInViewport();

          await page.evaluate(() => window.scrollTo(0, 0));
          await expect(footer).not.toBeInViewport();
          await menu(page).tap();
          await expect(waiting(page)).toHaveCount(1);
          await page.clock.runFor(8000);
          await expect(footer).toBeInViewport();
          await expect(waiting(page)).toHaveCount(0);
        },
      );
    });

    inTurn(test)(
      "colours change at once, the services' menu opens, and both stay when they come",
      async ({ page }) => {
        await stopWaits(page);
        const release = await holdScripts(page);
        await page.goto(path("/about/"));
        const toggle = page.getByRole("switch", { name: t.colorScheme.toggle.label });
        await toggle.click();
        await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
        await expect(toggle).not.toBeChecked();
        expect(await page.evaluate(() => localStorage.getItem("darkMode"))).toBe("false");
        const nav = page.getByRole("navigation", { name: t.nav.main.label });
        const button = nav.getByRole("button", { name: t.nav.services.link, exact: true });
        const link = nav.getByRole("link", { name: say(services[0]!.title, language) });
        await button.click();
        await expect(link).toBeVisible();

        release();
        await scriptsReady(page);
        await expect(button).toHaveAttribute("aria-expanded", "true");
        await expect(link).toBeVisible();
        await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
        await expect(toggle).not.toBeChecked();
        await expect(
          page.getByRole("button", { name: assistantWords[language].button.open }),
          "a click counts as the first one for the assistant",
        ).toBeVisible();
        await toggle.click();
        await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
        await expect(toggle).toBeChecked();
      },
    );

    inTurn(test)(
      "menus, answers, links and the form work where they never come",
      async ({ page }) => {
        await holdScripts(page);
        await page.goto(path("/about/"));
        const nav = page.getByRole("navigation", { name: t.nav.main.label });
        await nav.getByRole("button", { name: t.nav.services.link, exact: true }).hover();
        await nav.getByRole("link", { name: say(services[0]!.title, language) }).click();
        await expect(page).toHaveURL(path(services[0]!.path));
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

        const question = page
          .locator("main details")
          .filter({ has: page.locator("summary").filter({ visible: true }) })
          .first();
        await question.locator("summary").click();
        await expect(question).toHaveAttribute("open", "");

        await page
          .getByRole("contentinfo")
          .getByRole("link", { name: t.nav.contact.link, exact: true })
          .click();
        await expect(page).toHaveURL(path("/contact/"));
        const other = otherLanguages(language)[0]!;
        await page.getByRole("banner").getByRole("link", { name: languages[other].label }).click();
        await expect(page).toHaveURL(localizePath("/contact/", other));
        expect(await page.evaluate(() => localStorage.getItem("language"))).toBe(other);

        const form = contactForm(page, other);
        await form.fill(newMessage(other));
        await form.send.click();
        await expect(page).toHaveURL(localizePath("/contact/sent/", other));
      },
    );

    inTurn(test)(
      "an arrow of the hero and a project's card are carried out when they come",
      async ({ page }) => {
        const release = await holdScripts(page);
        await page.goto(path("/"));
        const { hero } = t.home;
        await page.getByRole("button", { name: hero.next.label, exact: true }).click();
        await expect(waiting(page)).toHaveCount(1);
        const title = say(projects[0]!.title, language);
        await page.getByRole("main").getByRole("link", { name: title }).click();
        await expect(page).toHaveURL(`${path("/")}#project-${projects[0]!.id}`);
        release();
        // Behind the dialog.
        const dot = { name: fill(hero.dot.label, { number: 2 }), includeHidden: true };
        await expect(page.getByRole("button", dot)).toHaveAttribute("aria-current", "true");
        await expect(waiting(page)).toHaveCount(0);
        await expect(page.getByRole("dialog", { name: title })).toBeVisible();
      },
    );

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
  });
}
