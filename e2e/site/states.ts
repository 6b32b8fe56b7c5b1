/** What visitors can bring pages to, for checks that have to hold in every state. */
import { expect, type Page } from "@playwright/test";
import type enAssistant from "../../locales/en/assistant.json";
import { sampleQuestions } from "../../src/assistant/testing/sampleQuestions";
import { otherLanguages, type Language } from "../../src/i18n/languages";
import { wordsByLanguage } from "../../tools/lib/wordsByLanguage";
import { contactForm, newMessage } from "./contactForm";
import { projects, say, services, tour } from "./content";
import { pressKey } from "./gestures";
import { words } from "./words";

const assistantWords = wordsByLanguage<typeof enAssistant>("assistant");

export interface State {
  name: string;
  /** The part of the page that it changes. */
  within: string;
  /** The widths at which there is such a thing. */
  widths?: readonly number[];
  reach: (page: Page, language: Language) => Promise<void>;
  leave?: (page: Page, language: Language) => Promise<void>;
}

const escape = (page: Page) => page.keyboard.press("Escape");
const dialog = '[role="dialog"]';

/** The states beyond how a page comes, by the page that is loaded once for them all. */
export const states: Readonly<Record<string, readonly State[]>> = {
  "/": [
    {
      name: "the services menu open",
      within: "header",
      widths: [1440],
      reach: (page, language) =>
        page
          .getByRole("banner")
          .getByRole("button", { name: words(language).nav.services.link, exact: true })
          .click(),
      leave: escape,
    },
    {
      name: "the drawer open",
      within: dialog,
      widths: [390],
      reach: (page, language) =>
        page.getByRole("button", { name: words(language).nav.menu.open }).click(),
      leave: escape,
    },
    {
      name: "the chairman's letter unfolded",
      within: "main",
      reach: (page, language) => page.getByText(words(language).home.chairman.more).click(),
    },
    {
      name: "a project's dialog",
      within: dialog,
      reach: (page, language) =>
        page
          .getByRole("main")
          .getByRole("link", { name: say(projects[0]!.title, language) })
          .click(),
      leave: escape,
    },
    {
      name: "the assistant with a conversation",
      within: "[data-assistant]",
      reach: async (page, language) => {
        await pressKey(page);
        const t = assistantWords[language];
        await page.getByRole("button", { name: t.button.open }).click();
        const [other] = otherLanguages(language) as [Language];
        for (const question of [sampleQuestions(other).price, sampleQuestions(language).offTopic]) {
          await page.getByRole("textbox", { name: t.form.label }).fill(question);
          await page.keyboard.press("Enter");
        }
        await page.getByText(t.handover.text).waitFor();
      },
    },
  ],
  "/contact/": [
    {
      name: "the form with errors",
      within: "main",
      reach: async (page, language) => {
        const { send, field } = contactForm(page, language);
        await send.click();
        await expect(field("name")).toHaveAttribute("aria-invalid", "true");
      },
    },
    {
      name: "the form without a connection",
      within: "main",
      reach: async (page, language) => {
        const { fill, send } = contactForm(page, language);
        await fill(newMessage(language));
        await page.route("**/api/contact", (route) => route.abort());
        await send.click();
        await page.getByRole("main").getByRole("group").first().waitFor();
      },
      leave: (page) => page.unroute("**/api/contact"),
    },
    {
      name: "the message sent, with its notification",
      within: "body",
      reach: async (page, language) => {
        const { send, t } = contactForm(page, language);
        await send.click();
        await page.locator("[data-position=bottom-right]").getByText(t.sent.text).waitFor();
      },
    },
  ],
  "/services/": [
    {
      name: "search with results",
      within: "main",
      reach: async (page) => {
        await page.getByRole("main").getByRole("searchbox").fill("ERP");
        await page.locator("main mark").first().waitFor();
      },
    },
    {
      name: "search without results",
      within: "main",
      reach: async (page) => {
        await page.getByRole("main").getByRole("searchbox").fill("qqzzxx");
        await page.getByRole("heading", { name: /qqzzxx/ }).waitFor();
      },
    },
  ],
  [services.find(({ id }) => id === tour.service)!.path]: [
    {
      name: "another screen of the tour",
      within: "#tour",
      reach: (page) => page.locator("#tour").getByRole("tab").nth(2).click(),
    },
  ],
};
