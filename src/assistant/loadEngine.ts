import { withPrefix } from "gatsby";
import type { Language } from "../i18n/languages";
import { prepareEngine, type Engine } from "./engine";
import { inBreaths } from "./inBreaths";
import { knowledgePath, type Knowledge } from "./knowledge";

/** How long a file may take before it counts as failed, in milliseconds. */
const loadLimit = 15_000;

const engines = new Map<Language, Promise<Engine>>();

async function prepare(language: Language): Promise<Engine> {
  const signal = AbortSignal.timeout(loadLimit);
  const response = await fetch(withPrefix(knowledgePath(language)), { signal });
  if (!response.ok) throw new Error(`The answers were answered with ${response.status}`);
  return inBreaths(prepareEngine((await response.json()) as Knowledge));
}

/**
 * Loads what is known in a language, once; a failed load is tried again when next asked.
 * @returns rejects when it cannot be loaded.
 */
export function loadEngine(language: Language): Promise<Engine> {
  const loaded = engines.get(language) ?? prepare(language);
  engines.set(language, loaded);
  loaded.catch(() => engines.delete(language));
  return loaded;
}
