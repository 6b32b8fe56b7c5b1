/** @jest-environment node */
import { readVocabulary } from "./build/readVocabulary";
import { languageCodes } from "../i18n/languages";
import { loadVocabulary } from "./loadVocabulary";
import { stem } from "./stem";
import { oneWord } from "./testing/oneWord";
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
  const { ignored, units, ...groups } = files[code];
  const lists: string[][] = [
    ignored,
    units,
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

/** The words of the vocabulary's phrases by their stems, each with the concepts it helps to name. */
function wordsByStem() {
  const stems = new Map<string, Map<string, Set<string>>>();
  for (const { ignored: _, units: __, ...groups } of Object.values(files)) {
    for (const [concept, lines] of Object.values(groups).flatMap((group) =>
      Object.entries<string[]>(group),
    )) {
      for (const word of lines.flatMap((line) => line.split(",")).flatMap(foldedWords)) {
        const words = stems.get(stem(word)) ?? new Map<string, Set<string>>();
        words.set(word, (words.get(word) ?? new Set()).add(concept));
        stems.set(stem(word), words);
      }
    }
  }
  return stems;
}

/** Whether two of the words name nothing in common. */
const differ = (words: ReadonlyMap<string, ReadonlySet<string>>) =>
  Array.from(words.values()).some((one, place, all) =>
    all.slice(place + 1).some((other) => ![...one].some((concept) => other.has(concept))),
  );

test("words of one stem name the same things, or are forms of one word", () => {
  const suspects = Array.from(wordsByStem()).filter(([, words]) => differ(words));
  const known = new Set(oneWord);
  // A new one is either a word of its own, for distinctWords.ts, or belongs into the list.
  expect(
    suspects.filter(([base]) => !known.has(base)).map(([, words]) => [...words.keys()]),
  ).toEqual([]);
  const stale = new Set(suspects.map(([base]) => base));
  expect(oneWord.filter((base) => !stale.has(base))).toEqual([]);
});
