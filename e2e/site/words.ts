/** The interface words as a visitor reads them, from locales/, so that no test repeats them. */
import type enCommon from "../../locales/en/common.json";
import type enContact from "../../locales/en/contact.json";
import type enHome from "../../locales/en/home.json";
import type enSuggestion from "../../locales/en/suggestion.json";
import { type Language } from "../../src/i18n/languages";
import { wordsByLanguage } from "../../testing/wordsByLanguage";

const common = wordsByLanguage<typeof enCommon>("common");
const contact = wordsByLanguage<typeof enContact>("contact");
const home = wordsByLanguage<typeof enHome>("home");
const suggestion = wordsByLanguage<typeof enSuggestion>("suggestion");

/** The words of a language. */
export function words(language: Language) {
  return {
    ...common[language],
    contact: contact[language],
    home: home[language],
    ...suggestion[language],
  };
}

/** A sentence with its `{{placeholders}}` filled. Throws when a value is missing. */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for ${placeholder} in "${sentence}"`);
    return String(value);
  });
}
