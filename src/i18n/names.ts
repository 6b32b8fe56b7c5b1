/** Names of countries and currencies. For the build: a browser may have other names for them. */
import { languages, type Language } from "./languages";

/** The name of a country by its ISO 3166-1 code; the code where there is no name. */
export function countryName(code: string, language: Language): string {
  const names = new Intl.DisplayNames(languages[language].intlLocale, { type: "region" });
  return names.of(code) ?? code;
}

/** What amounts of a currency are counted in, by its ISO 4217 code: `US dollars`. */
export function currencyName(code: string, language: Language): string {
  const parts = new Intl.NumberFormat(languages[language].intlLocale, {
    style: "currency",
    currency: code,
    currencyDisplay: "name",
    maximumFractionDigits: 0,
  }).formatToParts(1000);
  return parts.find(({ type }) => type === "currency")?.value ?? code;
}
