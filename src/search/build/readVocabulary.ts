/** The vocabularies of src/search/vocabulary, as the build and tests read them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { languageCodes, type Language } from "../../i18n/languages";
import { createVocabulary, type VocabularyData } from "../vocabulary";

export const vocabularyFile = (root: string, language: Language): string =>
  join(root, "src", "search", "vocabulary", `${language}.json`);

const readData = (root: string, language: Language) =>
  JSON.parse(readFileSync(vocabularyFile(root, language), "utf8")) as VocabularyData;

/** One vocabulary of some languages, or of all. */
export const readVocabulary = (root: string, codes: readonly Language[] = languageCodes) =>
  createVocabulary(codes.map((code) => readData(root, code)));
