/** Numbers, prices and lists as each language writes them. Pure; locales and digits are pinned. */
import { languages, type Language } from "./languages";

/** Whether a locale is pinned to the digits 0 to 9. */
const hasLatinDigits = (intlLocale: string) => intlLocale.includes("-nu-latn");

export interface Price {
  amount: number;
  currency: string;
}

/** How many decimals an amount of a currency has: 2 of dollars, 3 of Kuwaiti dinars, none of yen. */
export function currencyDigits(currency: string): number {
  const { maximumFractionDigits = 0 } = new Intl.NumberFormat("en", {
    style: "currency",
    currency,
  }).resolvedOptions();
  return maximumFractionDigits;
}

/** The decimals of an amount as people write it: all those of its currency, or none of a whole one. */
const decimals = ({ amount, currency }: Price) => {
  const digits = Number.isInteger(amount) ? 0 : currencyDigits(currency);
  return { minimumFractionDigits: digits, maximumFractionDigits: digits };
};

/**
 * A price with its currency: `$5,000` in English. Where the language's own currency form would
 * print a Latin abbreviation with hidden marks (Arabic: `US$`), the currency is named instead.
 */
export function formatPrice(price: Price, language: Language): string {
  const { intlLocale, dir } = languages[language];
  return new Intl.NumberFormat(intlLocale, {
    style: "currency",
    currency: price.currency,
    currencyDisplay: dir === "rtl" ? "name" : "symbol",
    ...decimals(price),
  }).format(price.amount);
}

/** The figure of a price, without its currency. */
export function formatAmount(price: Price, language: Language): string {
  return new Intl.NumberFormat(languages[language].intlLocale, decimals(price)).format(
    price.amount,
  );
}

/**
 * A plain number. Small whole ones avoid an Intl object, which costs a phone some milliseconds
 * during hydration.
 */
export function formatNumber(value: number, language: Language): string {
  const { intlLocale } = languages[language];
  const isPlain = Number.isInteger(value) && value >= 0 && value < 1000;
  if (isPlain && hasLatinDigits(intlLocale)) return String(value);
  try {
    return new Intl.NumberFormat(intlLocale).format(value);
  } catch {
    // A browser without the part of Intl still shows the page.
    return String(value);
  }
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

/** A day, like `2026-01-31`, in the Gregorian calendar: `January 31, 2026` in English. */
export function formatDay(day: string, language: Language): string {
  return new Intl.DateTimeFormat(languages[language].intlLocale, {
    dateStyle: "long",
    calendar: "gregory",
    timeZone: "UTC",
  }).format(new Date(day));
}
