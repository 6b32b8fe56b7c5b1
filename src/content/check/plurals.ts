import { languageCodes, languages, type Language } from "../../i18n/languages";

/** The forms of CLDR's plural rules, which i18next writes behind a key: `results_few`. */
export const pluralForms = ["zero", "one", "two", "few", "many", "other"] as const;
export type PluralForm = (typeof pluralForms)[number];

/** Forms that languages tend to spell out ("two services"), so that they need no {{count}}. */
export const spelledForms: readonly PluralForm[] = ["zero", "one", "two"];

const suffix = new RegExp(`^(.+)_(${pluralForms.join("|")})$`);

/** A key as `results` and `few`, or undefined where it has no plural form. */
export function pluralOf(key: string): { base: string; form: PluralForm } | undefined {
  const [, base, form] = suffix.exec(key) ?? [];
  return base !== undefined && form !== undefined ? { base, form: form as PluralForm } : undefined;
}

const forms = Object.fromEntries(
  languageCodes.map((code) => {
    const { pluralCategories } = new Intl.PluralRules(languages[code].intlLocale).resolvedOptions();
    return [code, pluralForms.filter((form) => pluralCategories.includes(form))];
  }),
) as Record<Language, PluralForm[]>;

/** The plural forms of a language, in CLDR's order: Arabic has all six, English one and other. */
export const formsOf = (language: Language): readonly PluralForm[] => forms[language];
