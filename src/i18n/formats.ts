/** Numbers, prices and lists as each language writes them. Pure; locales and digits are pinned. */
import { languages, type Language } from "./languages";

export interface Price {
  amount: number;
  currency: string;
}

/**
 * A price with its currency: `$5,000` in English. Where the language's own currency form would
 * print a Latin abbreviation with hidden marks (Arabic: `US$`), the currency is named instead.
 */
export function formatPrice({ amount, currency }: Price, language: Language): string {
  const { intlLocale, dir } = languages[language];
  return new Intl.NumberFormat(intlLocale, {
    style: "currency",
    currency,
    currencyDisplay: dir === "rtl" ? "name" : "symbol",
    maximumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);
}

/** A plain number. */
export function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(languages[language].intlLocale).format(value);
}

/** The year of a date, in the Gregorian calendar and UTC, so that build and browser agree. */
export function formatYear(date: Date, language: Language): string {
  return new Intl.DateTimeFormat(languages[language].intlLocale, {
    year: "numeric",
    calendar: "gregory",
    timeZone: "UTC",
  }).format(date);
}
