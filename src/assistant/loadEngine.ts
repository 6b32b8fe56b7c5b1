import { withPrefix } from "gatsby";
import type { Language } from "../i18n/languages";
import { prepareEngine, type Engine } from "./engine";
import { inBreaths } from "./inBreaths";
import {
  apartIn,
  knowledgePath,
  serviceEntriesPath,
  withServices,
  type Knowledge,
  type ServiceEntries,
} from "./knowledge";

/** How long a file may take before it counts as failed, in milliseconds. */
const loadLimit = 15_000;

const engines = new Map<Language, Promise<Engine>>();

async function fetchJson<Data>(path: string): Promise<Data> {
  const signal = AbortSignal.timeout(loadLimit);
  const response = await fetch(withPrefix(path), { signal });
  if (!response.ok) throw new Error(`The answers were answered with ${response.status}`);
  return (await response.json()) as Data;
}

const prepare = async (language: Language): Promise<Engine> =>
  inBreaths(prepareEngine(await fetchJson<Knowledge>(knowledgePath(language))));

/** The engine with the entries of services that it had apart. */
async function extend(engine: Engine, services: readonly string[]): Promise<Engine> {
  const { knowledge } = engine;
  const missing = apartIn(knowledge, services);
  if (missing.length === 0) return engine;
  const files = missing.map(async (id) => {
    const path = serviceEntriesPath(knowledge.language, id);
    return [id, await fetchJson<ServiceEntries>(path)] as const;
  });
  return inBreaths(prepareEngine(withServices(knowledge, new Map(await Promise.all(files)))));
}

/**
 * Loads what is known in a language, with the entries of some services, each once; what failed is
 * tried again when next asked.
 * @returns rejects when it cannot be loaded.
 */
export function loadEngine(language: Language, services: readonly string[] = []): Promise<Engine> {
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
  return loaded;
}
