/** @jest-environment node */
import type * as table from "../i18n/languages";
import { languageOf } from "./language";

// A second language of Latin script.
jest.mock("../i18n/languages", () => {
  const actual = jest.requireActual<typeof table>("../i18n/languages");
  const languages = { ...actual.languages, fr: { ...actual.languages.en, code: "fr" } };
  return { ...actual, languages, languageCodes: Object.keys(languages) };
});

const isNeutral = (word: string) => ["erp", "api"].includes(word);

test.each([
  ["How much is a website?", "ar", "en"],
  ["كم سعر الموقع؟", "en", "ar"],
  ["عايز سعر ERP", "en", "ar"],
  ["ERP price please", "ar", "en"],
  ["what does متجر mean in your price list", "ar", "en"],
] as const)("%s on a page in %s is asked in %s", (question, page, language) => {
  expect(languageOf(question, page, isNeutral)).toBe(language);
});

test("between languages of one script the page's is meant", () => {
  expect(languageOf("How much is a website?", "fr" as table.Language, isNeutral)).toBe("fr");
});

test.each(["ERP", "API ERP?", "2020", "???", "", "日本語で", "🙂"])(
  "%s says nothing of its language, so the page's holds",
  (question) => {
    expect(languageOf(question, "ar", isNeutral)).toBe("ar");
    expect(languageOf(question, "en", isNeutral)).toBe("en");
  },
);
