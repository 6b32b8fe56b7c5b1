import { languageCodes, languages, type Language } from "../src/i18n/languages";

/**
 * Samples of a test by language. A language without one of its own takes that of a language of its
 * direction, so that adding a language needs no edit of a test.
 */
export function inEachLanguage<T>(samples: Partial<Record<Language, T>>): Record<Language, T> {
  const known = languageCodes.filter((code) => code in samples);
  const nearest = (code: Language) =>
    known.find((other) => other === code) ??
    known.find((other) => languages[other].dir === languages[code].dir);
  return Object.fromEntries(
    languageCodes.map((code) => [code, samples[nearest(code) ?? code]]),
  ) as Record<Language, T>;
}
