import { currencyDigits } from "../../../i18n/formats";
import { languages, type Language } from "../../../i18n/languages";

/** How a language writes the figures of the tour, whose books are in a currency. */
export function tourFormats(language: Language, currency: string) {
  const digits = currencyDigits(currency);
  const { intlLocale } = languages[language];
  const number = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(intlLocale, options);
    return (value: number) => format.format(value);
  };
  const date = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(intlLocale, {
      calendar: "gregory",
      timeZone: "UTC",
      ...options,
    });
    return (day: string) => format.format(new Date(day));
  };
  const amount = number({ maximumFractionDigits: digits });
  return {
    amount,
    /** Costs below zero stand in brackets, as in a statement. */
    signed: (value: number) => (value < 0 ? `(${amount(-value)})` : amount(value)),
    unit: number({ minimumFractionDigits: digits, maximumFractionDigits: digits }),
    // A dollar is a thousandth of some currency, and thousands of another.
    rate: number({
      maximumFractionDigits: 4,
      maximumSignificantDigits: 4,
      roundingPriority: "morePrecision",
    }),
    percent: number({ style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    day: date({ day: "numeric", month: "short", year: "numeric" }),
    month: date({ month: "long", year: "numeric" }),
    shortMonth: date({ month: "short" }),
  };
}
