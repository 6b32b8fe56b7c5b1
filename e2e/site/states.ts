/** What visitors can bring pages to, for checks that have to hold in every state. */
import { expect, type Page } from "@playwright/test";
import type enAssistant from "../../locales/en/assistant.json";
import { sampleQuestions } from "../../src/assistant/testing/sampleQuestions";
import { otherLanguages, type Language } from "../../src/i18n/languages";
import { wordsByLanguage } from "../../testing/wordsByLanguage";
import { contactForm, holdAnswer, newMessage } from "./contactForm";
import { projects, resultPages, say, services, tour } from "./content";
import { ignoreWaits, pressKey } from "./gestures";
import { words } from "./words";

const assistantWords = wordsByLanguage<typeof enAssistant>("assistant");

export interface PageState {
  name: string;
  /** The part of the page that it changes. */
  within: string;
  /** The widths at which there is such a thing. */
  widths?: readonly number[];
  reach: (page: Page, language: Language) => Promise<void>;
  leave?: (page: Page, language: Language) => Promise<void>;
}

const escape = (page: Page) => page.keyboard.press("Escape");
/** A dialog locks the page and hides the assistant a paint after it is there. */
const locked = ":root[data-scroll-locked]";
const closeDialog = async (page: Page) => {
  await escape(page);
  await page.locator(locked).waitFor({ state: "detached" });
};
/** A link to a page that nothing has asked for before. */
const toPrivacy = (page: Page) => page.locator('footer a[href$="/privacy/"]').first();
const notification = "[data-position=bottom-right]";
const dialog = '[role="dialog"]';
/** The form, and what takes its place, with the heading over them. */
const formSection = ".ContactLayout-part:has(.ContactForm-root)";

/** The states beyond how a page comes, by the page that is loaded once for them all. */
export const states: Readonly<Record<string, readonly PageState[]>> = {
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
      reach: async (page, language) => {
        await page.getByRole("button", { name: words(language).nav.menu.open }).click();
        await page.locator(locked).waitFor();
      },
      leave: closeDialog,
    },
    {
      name: "the chairman's letter unfolded",
      within: ".ChairmanMessage-root",
      reach: (page, language) => page.getByText(words(language).home.chairman.more).click(),
    },
    {
      name: "a project's dialog",
      within: dialog,
      reach: async (page, language) => {
        await page
          .getByRole("main")
          .getByRole("link", { name: say(projects[0]!.title, language) })
          .click();
        await page.locator(locked).waitFor();
      },
      leave: closeDialog,
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
      within: formSection,
      reach: async (page, language) => {
        const { send, field } = contactForm(page, language);
        await send.click();
        await expect(field("name")).toHaveAttribute("aria-invalid", "true");
      },
    },
    {
      name: "the form without a connection",
      within: formSection,
      reach: async (page, language) => {
        const { fill, send, notice, t } = contactForm(page, language);
        await fill(newMessage(language));
        await page.route("**/api/contact", (route) => route.abort());
        await send.click();
        // Not the list of errors, which goes only now.
        await notice(t.failure.unreachable.title).waitFor();
      },
      leave: (page) => page.unroute("**/api/contact"),
    },
    {
      name: "the notification of a message that was sent",
      within: notification,
      reach: async (page, language) => {
        const { send, t } = contactForm(page, language);
        // The notification appears only for a visitor who has left the page.
        const release = await holdAnswer(page);
        await send.click();
        await page.getByRole("contentinfo").locator('a[href$="/about/"]').first().click();
        await page.waitForURL("**/about/");
        release();
        // It stays for as long as the pointer does.
        await page.locator(notification).getByText(t.sent.text).hover();
      },
      leave: async (page) => {
        await page.mouse.move(0, 0);
        await page.goBack();
        await page.waitForURL("**/contact/");
      },
    },
    {
      name: "the message sent",
      within: formSection,
      reach: async (page, language) => {
        const { fill, send, t } = contactForm(page, language);
        await fill(newMessage(language));
        await send.click();
        await page.getByRole("button", { name: t.sent.again }).waitFor();
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
  "/estimate/": [
    {
      name: "a service chosen, a size that is none",
      within: ".Estimate-root",
      reach: async (page) => {
        const main = page.getByRole("main");
        await main.getByRole("radio").nth(1).check();
        await main.getByRole("checkbox").first().check();
        await main.getByRole("textbox").first().fill("x");
        await main.getByRole("listitem").last().waitFor();
      },
    },
  ],
  "/about/": [
    {
      name: "a script that does not load",
      within: "[data-load-failure]",
      // What the head script does then, see e2e/navigation.spec.ts.
      reach: (page) =>
        page.evaluate(() => document.documentElement.setAttribute("data-load-failed", "")),
      leave: (page) =>
        page.evaluate(() => document.documentElement.removeAttribute("data-load-failed")),
    },
    {
      name: "offline",
      within: "[data-load-failure=offline]",
      // Not the browser's own setting, which ends with any session of its protocol.
      reach: async (page, language) => {
        await page.route("**/privacy/**", (route) => route.abort("internetdisconnected"));
        await toPrivacy(page).click();
        await page.getByText(words(language).error.offline.title).waitFor();
      },
      leave: (page) => page.unrouteAll(),
    },
  ],
  "/investment/": [
    {
      name: "a slow navigation",
      within: "[role=status]:has(span)",
      reach: async (page, language) => {
        await page.evaluate(ignoreWaits);
        await page.route("**/privacy/page-data.json", () => {
          // Never answered.
        });
        await toPrivacy(page).click();
        await page.getByText(words(language).site.loading.text).waitFor();
      },
      leave: (page) => page.unrouteAll(),
    },
  ],
  [services.find(({ id }) => id === tour.service)!.path]: [
    {
      name: "the tour's screen with a journal entry",
      within: "#tour",
      reach: (page) => page.locator("#tour").getByRole("tab").nth(2).click(),
    },
    {
      name: "the tour's screen with a chart",
      within: "#tour",
      reach: (page) => page.locator("#tour").getByRole("tab").nth(3).click(),
    },
  ],
};

/** A page of each kind. */
export const ofEachKind = [
  ...Object.keys(states),
  services.find(({ path }) => !(path in states))!.path,
  "/faq/",
  "/privacy/",
  "/no-such-page/",
  ...resultPages.map(({ route }) => route),
];
