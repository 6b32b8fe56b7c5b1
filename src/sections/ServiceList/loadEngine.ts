import type { Found, IndexHead, ServiceCard, TermEntry } from "./engine";
import type * as engine from "./engine";

/** The search with its index, ready. */
export interface Engine {
  /** The places of the services that match among all, best first. */
  search: (text: string) => Promise<Found[]>;
  /** The card of the service at a place. */
  card: (position: number) => Promise<ServiceCard>;
  highlightedPieces: typeof engine.highlightedPieces;
}

/** What has been asked for by its address; what failed is asked for again. */
function keeping<Value>(load: (url: string) => Promise<Value>): (url: string) => Promise<Value> {
  const kept = new Map<string, Promise<Value>>();
  return (url) => {
    const loaded = kept.get(url) ?? load(url);
    kept.set(url, loaded);
    loaded.catch(() => kept.delete(url));
    return loaded;
  };
}

async function fetchJson<Data>(url: string): Promise<Data> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The search was answered with ${response.status}`);
  return (await response.json()) as Data;
}

async function prepare(url: string): Promise<Engine> {
  const [{ createSearcher, cardPlace, highlightedPieces }, head] = await Promise.all([
    import(/* webpackChunkName: "search" */ "./engine"),
    fetchJson<IndexHead>(url),
  ]);
  const folder = url.replace(/\.json$/, "");
  const fetchCards = keeping(fetchJson<ServiceCard[]>);
  const search = createSearcher(head, (part) =>
    fetchJson<TermEntry[]>(`${folder}/part-${part}.json`),
  );
  return {
    search: (text) => search(text, { kinds: ["service"] }),
    card: async (position) => {
      const { file, at } = cardPlace(position);
      const card = (await fetchCards(`${folder}/cards-${file}.json`))[at];
      if (!card) throw new Error(`The search has no service ${position}`);
      return card;
    },
    highlightedPieces,
  };
}

/**
 * Loads the search and the index at an address, once; a failed load is tried again when next asked.
 * @returns rejects when either cannot be loaded.
 */
export const loadEngine = keeping(prepare);
