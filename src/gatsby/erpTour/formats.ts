import { languages, type Language } from "../../i18n/languages";

/** How a language writes the figures of the tour. */
export function tourFormats(language: Language) {
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
  const amount = number({ maximumFractionDigits: 2 });
  return {
    amount,
    /** Costs below zero stand in brackets, as in a statement. */
    signed: (value: number) => (value < 0 ? `(${amount(-value)})` : amount(value)),
    unit: number({ minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    rate: number({ maximumFractionDigits: 4 }),
    percent: number({ style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    day: date({ day: "numeric", month: "short", year: "numeric" }),
    month: date({ month: "long", year: "numeric" }),
    shortMonth: date({ month: "short" }),
  };
}
