import { languages, otherLanguages, type Language } from "../i18n/languages";
import { foldedWords } from "./tokenize";
import { createVocabulary, type Vocabulary, type VocabularyData } from "./vocabulary";

/** A file of its own per language, which comes with the first search or question. */
async function loadData(language: Language): Promise<VocabularyData> {
  const file = (await import(
    /* webpackChunkName: "vocabulary-[request]" */ `./vocabulary/${language}.json`
  )) as { default: VocabularyData };
  return file.default;
}

/** By the languages in it; what failed is asked for again. */
const loaded = new Map<string, Promise<Vocabulary>>();

function load(codes: readonly Language[]): Promise<Vocabulary> {
  const key = codes.join();
  const vocabulary = loaded.get(key) ?? Promise.all(codes.map(loadData)).then(createVocabulary);
  loaded.set(key, vocabulary);
  vocabulary.catch(() => loaded.delete(key));
  return vocabulary;
}

/**
 * The vocabulary of a language. Where a text holds unknown words in the letters of another language,
 * that language's vocabulary is in it as well.
 */
export async function loadVocabulary(language: Language, text = ""): Promise<Vocabulary> {
  const own = await load([language]);
  const unknown = foldedWords(text).filter((word) => !own.has(word));
  const foreign = Array.from(unknown.join("")).filter(
    (letter) => !languages[language].script.test(letter),
  );
  const others = otherLanguages(language).filter((code) =>
    foreign.some((letter) => languages[code].script.test(letter)),
  );
  return others.length === 0 ? own : load([language, ...others]);
}
