import { createInstance, type i18n } from "i18next";
import type assistant from "../../locales/en/assistant.json";
import type { Language } from "../i18n/languages";

type Words = typeof assistant;

/** The assistant's words in a language; a file of their own, which no page carries. */
async function loadWords(language: Language): Promise<Words> {
  const file = (await import(
    /* webpackChunkName: "assistant-words-[request]" */ `../../locales/${language}/assistant.json`
  )) as { default: Words };
  return file.default;
}

/** The words of the page's language, as an instance of the assistant's own. */
export async function createWords(language: Language): Promise<i18n> {
  const words = createInstance();
  await words.init({
    lng: language,
    resources: { [language]: { assistant: await loadWords(language) } },
    defaultNS: "assistant",
    interpolation: { escapeValue: false },
    showSupportNotice: false,
  });
  return words;
}

/** Adds another language's words, for an answer in that language. */
export async function addWords(words: i18n, language: Language): Promise<void> {
  if (words.hasResourceBundle(language, "assistant")) return;
  words.addResourceBundle(language, "assistant", await loadWords(language));
}
