import type { SearchIndex, SearchIndexData } from "./engine";
import type * as engine from "./engine";

/** The search with its index, ready. */
export interface Engine {
  search: (text: string) => ReturnType<typeof engine.search>;
  highlightedPieces: typeof engine.highlightedPieces;
}

const engines = new Map<string, Promise<Engine>>();

async function fetchIndex(url: string): Promise<SearchIndexData> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The search index was answered with ${response.status}`);
  return (await response.json()) as SearchIndexData;
}

async function prepare(url: string): Promise<Engine> {
  const [{ loadIndex, search, highlightedPieces }, data] = await Promise.all([
    import(/* webpackChunkName: "search" */ "./engine"),
    fetchIndex(url),
  ]);
  const index: SearchIndex = loadIndex(data);
  return { search: (text) => search(index, text, { kinds: ["service"] }), highlightedPieces };
}

/**
 * Loads the search and the index at an address, once; a failed load is tried again when next asked.
 * @returns rejects when either cannot be loaded.
 */
export function loadEngine(url: string): Promise<Engine> {
  const loaded = engines.get(url) ?? prepare(url);
  engines.set(url, loaded);
  loaded.catch(() => engines.delete(url));
  return loaded;
}
