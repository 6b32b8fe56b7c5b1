/** @jest-environment node */
import { defaultLanguage, isLanguage, languageCodes, languages, otherLanguages } from "./languages";

test("has English, left to right and without a prefix, as the default", () => {
  expect(defaultLanguage).toBe("en");
  expect(languages[defaultLanguage]).toMatchObject({ dir: "ltr", pathPrefix: "" });
});

test("has Arabic, right to left, under a prefix of its own and by its own name", () => {
  expect(languages.ar).toMatchObject({ dir: "rtl", pathPrefix: "/ar", label: "العربية" });
});

test.each(languageCodes)("the row of %s is whole", (code) => {
  const row = languages[code];
  expect(row.code).toBe(code);
  expect(new Intl.Locale(row.hrefLang).language).toBe(code);
  expect(new Intl.Locale(row.openGraphLocale.replace("_", "-")).language).toBe(code);
  expect(row.label).toMatch(row.script);
  expect(row.pathPrefix).toMatch(/^(\/[a-z-]+)?$/);
});

test.each(languageCodes)("the numbers of %s are pinned to Latin digits", (code) => {
  const { numberingSystem } = new Intl.NumberFormat(languages[code].intlLocale).resolvedOptions();
  expect(numberingSystem).toBe("latn");
});

test.each(["pathPrefix", "label", "hrefLang", "openGraphLocale"] as const)(
  "no two languages share their %s",
  (column) => {
    const values = languageCodes.map((code) => languages[code][column]);
    expect(new Set(values).size).toBe(values.length);
  },
);

test("only the default language has no prefix", () => {
  const unprefixed = languageCodes.filter((code) => languages[code].pathPrefix === "");
  expect(unprefixed).toEqual([defaultLanguage]);
});

test.each(languageCodes)("%s is a language", (code) => {
  expect(isLanguage(code)).toBe(true);
});

test.each(["xx", "EN", "", "en-US", "constructor", "__proto__", undefined, null, 1, ["en"]])(
  "%p is none",
  (value) => {
    expect(isLanguage(value)).toBe(false);
  },
);

test("the others of a language are all but itself", () => {
  for (const code of languageCodes) {
    expect([code, ...otherLanguages(code)].sort()).toEqual([...languageCodes].sort());
  }
});
