/**
 * The one table of languages. Everything that depends on a language (paths, direction, formats,
 * fonts, the language switch, hreflang alternates) reads it from here.
 */
export const languages = {
  en: {
    code: "en",
    /** Its own name, as the language switch shows it. */
    label: "English",
    dir: "ltr",
    /** First segment of its URLs; the default language has none. */
    pathPrefix: "",
    hrefLang: "en",
    /** Pinned so that the build and every browser print the same digits and separators. */
    intlLocale: "en-US-u-nu-latn",
    /** As Facebook has it, where `ar_AR` is Arabic of every country and no other Arabic is known. */
    openGraphLocale: "en_US",
    listSeparator: ", ",
    /** A letter of its script; the content check asks for at least one in every text. */
    script: /\p{Script=Latin}/u,
  },
  ar: {
    code: "ar",
    label: "العربية",
    dir: "rtl",
    pathPrefix: "/ar",
    hrefLang: "ar",
    intlLocale: "ar-EG-u-nu-latn",
    openGraphLocale: "ar_AR",
    listSeparator: "، ",
    script: /\p{Script=Arabic}/u,
  },
} as const;

export type Language = keyof typeof languages;
export type Direction = (typeof languages)[Language]["dir"];

export const defaultLanguage = "en" satisfies Language;
export const languageCodes = Object.keys(languages) as Language[];

/** Makes something for each language. */
export const perLanguage = <Value>(make: (code: Language) => Value) =>
  Object.fromEntries(languageCodes.map((code) => [code, make(code)])) as Record<Language, Value>;

/** Whether a string names one of the site's languages. */
export function isLanguage(value: unknown): value is Language {
  return typeof value === "string" && Object.hasOwn(languages, value);
}

/** The languages other than the given one, in the order of the table. */
export function otherLanguages(language: Language): Language[] {
  return languageCodes.filter((code) => code !== language);
}
