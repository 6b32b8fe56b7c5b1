/** The interface words as a visitor reads them, from locales/, so that no test repeats them. */
import arCommon from "../../locales/ar/common.json";
import arContact from "../../locales/ar/contact.json";
import arHome from "../../locales/ar/home.json";
import arSuggestion from "../../locales/ar/suggestion.json";
import enCommon from "../../locales/en/common.json";
import enContact from "../../locales/en/contact.json";
import enHome from "../../locales/en/home.json";
import enSuggestion from "../../locales/en/suggestion.json";
import { type Language } from "../../src/i18n/languages";

const byLanguage = {
  en: { ...enCommon, contact: enContact, home: enHome, ...enSuggestion },
  ar: { ...arCommon, contact: arContact, home: arHome, ...arSuggestion },
} satisfies Record<Language, unknown>;

/** The words of a language. */
export function words(language: Language) {
  return byLanguage[language];
}

/** A sentence with its `{{placeholders}}` filled. Throws when a value is missing. */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for ${placeholder} in "${sentence}"`);
    return String(value);
  });
}
