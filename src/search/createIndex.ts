/** The index of one language: built at build time, shipped as JSON, loaded when someone searches. */
import MiniSearch, { type AsPlainObject, type Options } from "minisearch";
import { fieldBoosts, type SearchDocument } from "./documents";
import { foldedWords, tokenize } from "./tokenize";
import { conceptKey, conceptOf, featuresOf } from "./understand";
import type { Vocabulary } from "./vocabulary";

/** The fields that a search result returns besides its id. */
export interface StoredDocument {
  kind: string;
  /** Position in the input list. Breaks ties between equal scores. */
  position: number;
}

/** A document with its place; what MiniSearch holds. */
export type IndexedDocument = SearchDocument & { position: number };
export interface SearchIndex {
  documents: MiniSearch<IndexedDocument>;
  /** Every word in the index, without concept keys. */
  terms: ReadonlySet<string>;
}
/** The index as plain data, for JSON. */
export type SearchIndexData = AsPlainObject;

/**
 * Used to build and to load: MiniSearch can only load an index with the options it was built with. Terms
 * are folded before they come here, so `processTerm` leaves them as they are.
 */
const options: Options<IndexedDocument> = {
  idField: "id",
  fields: Object.keys(fieldBoosts),
  storeFields: ["kind", "position"],
  // Join list items with a line break, so that no phrase spans two items.
  stringifyField: (value: unknown) => (Array.isArray(value) ? value.join("\n") : String(value)),
  processTerm: (term) => term,
};

/** Gets the words of a text and the concepts that its phrases name. */
function termsOf(text: string, vocabulary: Vocabulary): string[] {
  const features = text.split("\n").flatMap((line) => featuresOf(vocabulary, foldedWords(line)));
  const subjects = features.filter(({ isWord, isAspect }) => !isWord && !isAspect);
  const concepts = subjects.flatMap(({ keys, weight }) =>
    // Skip phrases that only suggest a concept: a text with `system` need not be about ERP.
    keys.filter((key) => weight >= vocabulary.weightOf(conceptOf(key) ?? key)),
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
  terms: new Set(data.index.map(([term]) => term).filter((term) => conceptOf(term) === undefined)),
});
