/** The index of one language: built at build time, shipped as JSON, loaded when someone searches. */
import MiniSearch, { type AsPlainObject, type Options } from "minisearch";
import { fieldBoosts, type SearchDocument } from "./documents";
import { tokenize } from "./tokenize";

/** What the index gives back of a document, besides its id. */
export interface StoredDocument {
  kind: string;
  url: string;
  title: string;
  description?: string;
  /** Place among the documents given, for results that match equally well. */
  position: number;
}

/** A document with its place; what MiniSearch holds. */
export type IndexedDocument = SearchDocument & { position: number };
export type SearchIndex = MiniSearch<IndexedDocument>;
/** The index as plain data, for JSON. */
export type SearchIndexData = AsPlainObject;

/** The same on both sides: an index can only be read with the options it was made with. */
const options: Options<IndexedDocument> = {
  idField: "id",
  fields: Object.keys(fieldBoosts),
  storeFields: ["kind", "url", "title", "description", "position"],
  // Lists stay apart by a line break, which no word crosses.
  stringifyField: (value: unknown) => (Array.isArray(value) ? value.join("\n") : String(value)),
  tokenize: (text) => tokenize(text).map(({ term }) => term),
  processTerm: (term) => term,
};

/**
 * Builds the index of one language. The same documents in the same order give the same data.
 * @throws when two documents have the same id
 */
export function createIndex(documents: readonly SearchDocument[]): SearchIndexData {
  const index = new MiniSearch<IndexedDocument>(options);
  index.addAll(documents.map((document, position) => ({ ...document, position })));
  return index.toJSON();
}

/**
 * Makes a built index ready to search.
 * @throws when the data was not made by createIndex of the same version
 */
export const loadIndex = (data: SearchIndexData): SearchIndex =>
  MiniSearch.loadJS<IndexedDocument>(data, options);
