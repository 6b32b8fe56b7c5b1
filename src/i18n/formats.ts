/** Numbers, prices and lists as each language writes them. Pure; locales and digits are pinned. */
import { languages, type Language } from "./languages";

/** Whether a locale is pinned to the digits 0 to 9. */
const hasLatinDigits = (intlLocale: string) => intlLocale.includes("-nu-latn");

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

/**
 * A plain number. Small whole ones avoid an Intl object, which costs a phone some milliseconds
 * during hydration.
 */
export function formatNumber(value: number, language: Language): string {
  const { intlLocale } = languages[language];
  const isPlain = Number.isInteger(value) && value >= 0 && value < 1000;
  if (isPlain && hasLatinDigits(intlLocale)) return String(value);
  return new Intl.NumberFormat(intlLocale).format(value);
}

/**
 * The year of a date, in the Gregorian calendar and UTC, so that build and browser agree. Avoids an
 * Intl object where possible, see formatNumber.
 */
export function formatYear(date: Date, language: Language): string {
  const { intlLocale } = languages[language];
  if (hasLatinDigits(intlLocale)) return String(date.getUTCFullYear());
  return new Intl.DateTimeFormat(intlLocale, {
    year: "numeric",
    calendar: "gregory",
    timeZone: "UTC",
  }).format(date);
}
