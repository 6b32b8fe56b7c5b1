/** The index of one language: built at build time, shipped as JSON, loaded when someone searches. */
import MiniSearch, { type AsPlainObject, type Options } from "minisearch";
import { fieldBoosts, type SearchDocument } from "./documents";
import { foldedWords, tokenize } from "./tokenize";
import { conceptKey, featuresOf } from "./understand";
import type { Vocabulary } from "./vocabulary";

/** What the index gives back of a document, besides its id. */
export interface StoredDocument {
  kind: string;
  /** Place among the documents given, for results that match equally well. */
  position: number;
}

/** A document with its place; what MiniSearch holds. */
export type IndexedDocument = SearchDocument & { position: number };
export interface SearchIndex {
  documents: MiniSearch<IndexedDocument>;
  /** The words that it holds. */
  terms: ReadonlySet<string>;
}
/** The index as plain data, for JSON. */
export type SearchIndexData = AsPlainObject;

/** The same on both sides: an index can only be read with the options it was made with. */
const options: Options<IndexedDocument> = {
  idField: "id",
  fields: Object.keys(fieldBoosts),
  storeFields: ["kind", "position"],
  // Lists stay apart by a line break, which no word crosses.
  stringifyField: (value: unknown) => (Array.isArray(value) ? value.join("\n") : String(value)),
  processTerm: (term) => term,
};

/** The words of a text, and the things that it names in other words. */
function termsOf(text: string, vocabulary: Vocabulary): string[] {
  const named = text.split("\n").flatMap((line) => featuresOf(vocabulary, foldedWords(line)));
  // A phrase that only points to a concept, as `system` does to an ERP, is no sign of it in a text.
  const things = named.filter(({ isWord, isAspect }) => !isWord && !isAspect);
  const concepts = things.flatMap(({ keys, weight }) =>
    keys.filter((key) => weight >= vocabulary.weightOf(key.slice(1))),
  );
  return [...tokenize(text).map(({ term }) => term), ...concepts];
}

/**
 * Builds the index of one language. The same documents in the same order give the same data.
 * @throws when two documents have the same id
 */
export function createIndex(
  documents: readonly SearchDocument[],
  vocabulary: Vocabulary,
): SearchIndexData {
  const index = new MiniSearch<IndexedDocument>({
    ...options,
    tokenize: (text, field) =>
      field === "concepts" ? text.split("\n").map(conceptKey) : termsOf(text, vocabulary),
  });
  index.addAll(documents.map((document, position) => ({ ...document, position })));
  return index.toJSON();
}

/**
 * Makes a built index ready to search.
 * @throws when the data was not made by createIndex of the same version
 */
export const loadIndex = (data: SearchIndexData): SearchIndex => ({
  documents: MiniSearch.loadJS<IndexedDocument>(data, options),
  terms: new Set(data.index.map(([term]) => term).filter((term) => !term.startsWith("#"))),
});
