import { withPrefix } from "gatsby";
import type { Language } from "../i18n/languages";
import { loadVocabulary } from "../search/loadVocabulary";
import { prepareEngine, type Engine } from "./engine";
import { knowledgePath, type Knowledge } from "./knowledge";
import { inTimeSlices } from "./timeSlicing";

/** How long the file may take before it counts as failed, in milliseconds. */
const loadLimit = 15_000;

const engines = new Map<Language, Promise<Engine>>();

async function fetchKnowledge(language: Language): Promise<Knowledge> {
  const response = await fetch(withPrefix(knowledgePath(language)), {
    signal: AbortSignal.timeout(loadLimit),
  });
  if (!response.ok) throw new Error(`The knowledge could not be loaded: HTTP ${response.status}`);
  return (await response.json()) as Knowledge;
}

async function prepare(language: Language): Promise<Engine> {
  const [knowledge, vocabulary] = await Promise.all([
    fetchKnowledge(language),
    loadVocabulary(language),
  ]);
  return inTimeSlices(prepareEngine(knowledge, vocabulary));
}

/**
 * Loads the knowledge of a language once, and the vocabulary of a question. The next call retries a
 * failed load.
 * @returns rejects when it cannot be loaded.
 */
export async function loadEngine(language: Language, question = ""): Promise<Engine> {
  const loaded = engines.get(language) ?? prepare(language);
  engines.set(language, loaded);
  loaded.catch(() => engines.delete(language));
  const [engine, vocabulary] = await Promise.all([loaded, loadVocabulary(language, question)]);
  return engine.withVocabulary(vocabulary);
}
