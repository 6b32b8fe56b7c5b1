/** The assistant with the site's own content, as the panel loads it, for tests. */
import { readKnowledge } from "../build/knowledge";
import { readVocabulary } from "../../search/build/readVocabulary";
import { languageCodes, type Language } from "../../i18n/languages";
import { loadVocabulary } from "../../search/loadVocabulary";
import type { LoadEngine } from "../conversation";
import { createEngine, type Engine } from "../engine";

const root = process.cwd();

export const engines = Object.fromEntries(
  languageCodes.map((code) => [
    code,
    createEngine(readKnowledge(root, code), readVocabulary(root, [code])),
  ]),
) as Record<Language, Engine>;

export const loadTestEngine: LoadEngine = async (language, question) =>
  engines[language].withVocabulary(await loadVocabulary(language, question));
