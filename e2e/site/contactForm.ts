/** The contact form as a visitor finds it, and what reached the company. */
import { randomInt } from "node:crypto";
import { type Page, type Route } from "@playwright/test";
import { endpointPath } from "../../src/contact/contract";
import type { ContactMessage, MessageField } from "../../src/contact/message";
import { openDatabase } from "../../src/contact/store/database";
import type { StoredMessage } from "../../src/contact/store/record";
import { createStore } from "../../src/contact/store/store";
import { type Language } from "../../src/i18n/languages";
import { localizePath } from "../../src/i18n/paths";
import { words } from "./words";
import { inEachLanguage } from "../../testing/inEachLanguage";

/** A client address per test, as a proxy forwards it, so that tests share no rate limit. */
export function clientHeaders(): Record<string, string> {
  return {
    "x-forwarded-for": `2001:db8:${randomInt(65_536).toString(16)}:${randomInt(65_536).toString(16)}::1`,
  };
}

/** A message that no other test sends. */
export function newMessage(language: Language) {
  const number = randomInt(2 ** 40);
  const text = inEachLanguage({
    en: {
      name: "Nadia O'Neill",
      company: "Cedar & Co",
      message: `Three branches.\nOne ERP. ${number}`,
    },
    ar: {
      name: "نادية سالم",
      company: "شركة الأرز",
      message: `ثلاثة فروع.\nنظام واحد 🙂 ${number}`,
    },
  });
  return { ...text[language], email: `nadia.${number}@fts.example`, phone: "+966 50 123 4567" };
}

const store = createStore(openDatabase({ url: process.env.E2E_DATABASE_URL ?? "" }), 0);

/** Every stored message that contains a text. */
export async function messagesHolding(text: string): Promise<StoredMessage[]> {
  const messages = await store.list();
  return messages.filter((message) => JSON.stringify(message).includes(text));
}

/** The form of a page in a language. */
export function contactForm(page: Page, language: Language) {
  const t = words(language).contact;
  const field = (name: MessageField) => page.getByLabel(new RegExp(`^${t[name].label}`));
  return {
    t,
    path: localizePath("/contact/", language),
    field,
    send: page.getByRole("button", { name: t.form.send }),
    notice: (title: string | RegExp) => page.getByRole("group", { name: title }),
    /** Fills in what is given, the service by its id. */
    fill: async (values: Partial<ContactMessage>) => {
      for (const [name, value] of Object.entries(values)) {
        if (name === "service") await field(name).selectOption(value);
        else await field(name as MessageField).fill(value);
      }
    },
  };
}

/**
 * Delays the endpoint's answer.
 * @returns lets it come
 */
export async function holdAnswer(
  page: Page,
  reply = (route: Route): Promise<void> => route.continue(),
): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const endpoint = `**${endpointPath}`;
  await page.unroute(endpoint);
  await page.route(endpoint, async (route) => {
    await held;
    await reply(route);
  });
  return release;
}
