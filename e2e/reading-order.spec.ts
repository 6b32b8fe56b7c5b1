import { expect, test, type Page } from "@playwright/test";
import type { virtual as Reader } from "@guidepup/virtual-screen-reader";
import type assistant from "../locales/en/assistant.json";
import { sampleQuestions } from "../src/assistant/testing/sampleQuestions";
import { languageCodes, languages, type Language } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import { wordsByLanguage } from "../testing/wordsByLanguage";
import { contactForm } from "./site/contactForm";
import { services } from "./site/content";
import { pressKey } from "./site/gestures";
import { open } from "./site/open";

const assistantWords = wordsByLanguage<typeof assistant>("assistant");

interface Reading {
  route: string;
  /** The part that is read; without it the whole page. */
  within?: string;
  reach?: (page: Page, language: Language) => Promise<void>;
}

/** What a screen reader comes by, by the name of the list that is kept of it. */
const readings: Readonly<Record<string, Reading>> = {
  home: { route: "/" },
  service: { route: services.find(({ id }) => id === "static-website")!.path },
  "contact-with-errors": { route: "/contact/", reach: showErrors },
  "search-with-results": { route: "/services/", within: "main", reach: search },
  "answer-of-the-assistant": { route: "/privacy/", within: "[data-assistant]", reach: ask },
};

async function showErrors(page: Page, language: Language): Promise<void> {
  const { send, field } = contactForm(page, language);
  await send.click();
  await expect(field("name")).toHaveAttribute("aria-invalid", "true");
  // The first touch also brings the assistant, which comes in its own time.
  await page.locator("[data-assistant] button").waitFor();
}

async function search(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("searchbox").fill("ERP");
  await page.locator("main mark").first().waitFor();
  await expect(page).toHaveURL(/search=/);
}

async function ask(page: Page, language: Language): Promise<void> {
  await pressKey(page);
  const t = assistantWords[language];
  await page.getByRole("button", { name: t.button.open }).click();
  const { price, holds } = sampleQuestions(language);
  await page.getByRole("textbox", { name: t.form.label }).fill(price);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("log").getByRole("article").last()).toContainText(holds);
}

const reader = "/virtual-screen-reader.js";

/** What a virtual screen reader says from the beginning of a part of the page to its end, line by line. */
async function readAloud(page: Page, within: string): Promise<string> {
  const path = require.resolve("@guidepup/virtual-screen-reader/browser.js");
  await page.route(`**${reader}`, (route) =>
    route.fulfill({ path, contentType: "text/javascript" }),
  );
  return page.evaluate(
    async ([address, selector]) => {
      const { virtual } = (await import(address)) as { virtual: typeof Reader };
      const container = document.querySelector(selector)!;
      await virtual.start({ container });
      const end = `end of ${await virtual.lastSpokenPhrase()}`;
      let steps = 0;
      // After its end it begins again.
      while ((await virtual.lastSpokenPhrase()) !== end) {
        steps += 1;
        if (steps > 5000) throw new Error(`Never came to the ${end}.`);
        await virtual.next();
      }
      const phrases = await virtual.spokenPhraseLog();
      await virtual.stop();
      return `${phrases.join("\n")}\n`;
    },
    [reader, within] as const,
  );
}

for (const language of languageCodes) {
  test.describe(`read aloud in ${language}`, () => {
    test.use({
      locale: languages[language].hrefLang,
      contextOptions: { reducedMotion: "reduce" },
      // The reader is no script of the site.
      bypassCSP: true,
    });

    for (const [name, { route, within = "body", reach }] of Object.entries(readings)) {
      test(`${name}: roles, names, states and order are those of the list`, async ({ page }) => {
        // For the year in the footer.
        await page.clock.setFixedTime(new Date("2026-06-01T12:00:00Z"));
        await open(page, localizePath(route, language));
        await reach?.(page, language);
        expect(await readAloud(page, within)).toMatchSnapshot(`${name}-${language}.yml`);
      });
    }
  });
}
