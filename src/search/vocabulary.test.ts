/** @jest-environment node */
import { readVocabulary } from "../gatsby/vocabulary";
import { languageCodes } from "../i18n/languages";
import { loadVocabulary } from "./loadVocabulary";
import { foldedWords } from "./tokenize";
import ar from "./vocabulary/ar.json";
import en from "./vocabulary/en.json";

const files = { en, ar };

test("the vocabulary of another language comes for words in its letters only", async () => {
  const own = await loadVocabulary("en");
  expect(own.has("متجر")).toBe(false);
  expect(await loadVocabulary("en", "online shop")).toBe(own);
  expect((await loadVocabulary("en", "متجر shop")).has("متجر")).toBe(true);
  const arabic = await loadVocabulary("ar");
  expect(await loadVocabulary("ar", "عايز website")).toBe(arabic);
  expect((await loadVocabulary("ar", "brochure")).has("brochure")).toBe(true);
});

test.each(languageCodes)("in %s every phrase has words, and stands once for a concept", (code) => {
  const { ignored, ...groups } = files[code];
  const lists: string[][] = [
    ignored,
    ...Object.values(groups).flatMap((group) => Object.values<string[]>(group)),
  ];
  for (const lines of lists) {
    const phrases = lines.flatMap((line) => line.split(",").map((phrase) => phrase.trim()));
    expect(phrases.filter((phrase) => foldedWords(phrase).length === 0)).toEqual([]);
    expect(phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at)).toEqual([]);
  }
});

test("a word to ignore is no other form of a phrase", () => {
  const vocabulary = readVocabulary(process.cwd(), ["en"]);
  expect(vocabulary.phraseAt(["supported"], ["support"], 0)).toBeUndefined();
  expect(vocabulary.phraseAt(["support"], ["support"], 0)?.concepts).toContain("support");
});
