import type { SearchFile } from "../../search/searchFile";
import type { ServiceSearch } from "./serviceSearch";

async function fetchSearchFile(url: string): Promise<SearchFile> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The search was answered with ${response.status}`);
  return (await response.json()) as SearchFile;
}

async function prepare(url: string): Promise<ServiceSearch> {
  const [{ createServiceSearch }, file] = await Promise.all([
    import(/* webpackChunkName: "search" */ "./serviceSearch"),
    fetchSearchFile(url),
  ]);
  return createServiceSearch(file);
}

const loaded = new Map<string, Promise<ServiceSearch>>();

/**
 * Loads the search and the index at an address, once; a failed load is tried again when next asked.
 * @returns rejects when either cannot be loaded.
 */
export function loadSearch(url: string): Promise<ServiceSearch> {
  const search = loaded.get(url) ?? prepare(url);
  loaded.set(url, search);
  search.catch(() => loaded.delete(url));
  return search;
}
