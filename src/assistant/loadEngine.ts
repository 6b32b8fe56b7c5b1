import { withPrefix } from "gatsby";
import type { Language } from "../i18n/languages";
import { loadVocabulary } from "../search/loadVocabulary";
import { prepareEngine, type Engine } from "./engine";
import {
  apartIn,
  knowledgePath,
  serviceEntriesPath,
  withServices,
  type Knowledge,
  type ServiceEntries,
} from "./knowledge";
import { inTimeSlices } from "./timeSlicing";

/** How long a file may take before it counts as failed, in milliseconds. */
const loadLimit = 15_000;

const engines = new Map<Language, Promise<Engine>>();

async function fetchJson<Data>(path: string): Promise<Data> {
  const response = await fetch(withPrefix(path), { signal: AbortSignal.timeout(loadLimit) });
  if (!response.ok) throw new Error(`The answers were answered with ${response.status}`);
  return (await response.json()) as Data;
}

async function prepare(language: Language): Promise<Engine> {
  const [knowledge, vocabulary] = await Promise.all([
    fetchJson<Knowledge>(knowledgePath(language)),
    loadVocabulary(language),
  ]);
  return inTimeSlices(prepareEngine(knowledge, vocabulary));
}

/** The engine with the entries of services that it had apart. */
async function extend(engine: Engine, services: readonly string[]): Promise<Engine> {
  const { knowledge } = engine;
  const missing = apartIn(knowledge, services);
  if (missing.length === 0) return engine;
  const files = missing.map(async (id) => {
    const path = serviceEntriesPath(knowledge.language, id);
    return [id, await fetchJson<ServiceEntries>(path)] as const;
  });
  const extended = withServices(knowledge, new Map(await Promise.all(files)));
  return inTimeSlices(prepareEngine(extended, await loadVocabulary(knowledge.language)));
}

/**
 * Loads what is known in a language, with the entries of some services, each once, and the
 * vocabulary of a question; what failed is tried again when next asked.
 * @returns rejects when it cannot be loaded.
 */
export async function loadEngine(
  language: Language,
  services: readonly string[] = [],
  question = "",
): Promise<Engine> {
  const known = engines.get(language) ?? prepare(language);
  const loaded = known.then((engine) => extend(engine, services));
  engines.set(language, loaded);
  loaded.catch(() => {
    if (engines.get(language) !== loaded) return;
    engines.delete(language);
    // What was there before a service's file failed is there still.
    known.then(
      () => engines.set(language, engines.get(language) ?? known),
      () => undefined,
    );
  });
  const [engine, vocabulary] = await Promise.all([loaded, loadVocabulary(language, question)]);
  return engine.reading(vocabulary);
}
