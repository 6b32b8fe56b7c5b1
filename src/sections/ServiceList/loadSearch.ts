import type { IndexHead } from "../../search/parts";
import { fetchJson, keeping } from "./fetchJson";
import type { ServiceSearch } from "./serviceSearch";

async function prepare(url: string): Promise<ServiceSearch> {
  const [{ createServiceSearch }, head] = await Promise.all([
    import(/* webpackChunkName: "search" */ "./serviceSearch"),
    fetchJson<IndexHead>(url),
  ]);
  return createServiceSearch(url, head);
}

/**
 * Loads the search and the index at an address, once; a failed load is tried again when next asked.
 * @returns rejects when either cannot be loaded.
 */
export const loadSearch = keeping(prepare);
