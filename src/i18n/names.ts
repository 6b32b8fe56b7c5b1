/** Countries, currencies and small numbers in words. For the build only: browsers may differ. */
import { languages, type Language } from "./languages";

/** What joins each word of a currency's name in a sentence, in languages where something does. */
const definiteArticle: Partial<Record<Language, string>> = { ar: "ال" };

/** One to ten, as sentences write them. Arabic: the form beside feminine nouns, such as countries. */
const smallNumbers: Partial<Record<Language, readonly string[]>> = {
  en: ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
  ar: ["واحدة", "اثنتان", "ثلاث", "أربع", "خمس", "ست", "سبع", "ثماني", "تسع", "عشر"],
};

/** The name of a country by its ISO 3166-1 code; the code where there is no name. */
export function countryName(code: string, language: Language): string {
  const names = new Intl.DisplayNames(languages[language].intlLocale, { type: "region" });
  return names.of(code) ?? code;
}

/** A currency as sentences name it, by its ISO 4217 code: `US dollars`, `الدولار الأمريكي`. */
export function currencyName(code: string, language: Language): string {
  const parts = new Intl.NumberFormat(languages[language].intlLocale, {
    style: "currency",
    currency: code,
    currencyDisplay: "name",
    maximumFractionDigits: 0,
  }).formatToParts(1000);
  const name = parts.find(({ type }) => type === "currency")?.value ?? code;
  return name.replace(/\S+/g, (word) => (definiteArticle[language] ?? "") + word);
}

/** A whole number for use in a sentence: a word up to ten, then digits. */
export function numberInWords(value: number, language: Language): string {
  const word = smallNumbers[language]?.[value - 1];
  return word ?? new Intl.NumberFormat(languages[language].intlLocale).format(value);
}
