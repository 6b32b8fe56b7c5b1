/**
 * An index cut into files, of which a search loads those that it needs: what a visitor loads for an
 * answer does not grow with the number of documents. A small index is one file.
 */
import type { Language } from "../i18n/languages";
import { loadIndex, type SearchIndexData } from "./createIndex";
import type { Lookup } from "./lookups";
import { createSearch, type SearchFilter } from "./search";
import type { Vocabulary } from "./vocabulary";

/** A term with the number of times it stands in each field of each document, as MiniSearch has it. */
export type TermEntry = SearchIndexData["index"][number];

/** The file that is loaded first. */
export interface IndexHead {
  language: Language;
  /** The index without its terms, and without what it stores of documents. */
  base: Omit<SearchIndexData, "index" | "documentIds" | "storedFields" | "fieldLength">;
  /** The kind of each document, in the order of lists. */
  kinds: string[];
  /** The number of words in each field, by document. */
  lengths: number[][];
  /** All terms of a small index; of another one those of the titles, as far as they say. */
  terms: TermEntry[];
  /** The first term of each part, in order; none of a small index. */
  starts: string[];
}

export interface CutIndex {
  head: IndexHead;
  parts: TermEntry[][];
}

/** An index whose terms have fewer characters as JSON stays in one piece. */
export const largestWhole = 200_000;
/** How many characters of JSON make a part; a term is never cut. */
const partSize = 8_000;
/** The most parts that one term asks for; of a word that begins too many terms, titles are enough. */
const mostPartsOfTerm = 2;
/** The most parts that a search asks for; related words come last. */
const mostParts = 6;

const byTerm = ([a]: TermEntry, [b]: TermEntry) => (a < b ? -1 : a > b ? 1 : 0);
const sizeOf = (entry: TermEntry) => JSON.stringify(entry).length;

/** Cuts an index; the same index gives the same files. */
export function cutIndex(data: SearchIndexData, language: Language, size = largestWhole): CutIndex {
  const { index, documentIds, storedFields, fieldLength, ...base } = data;
  const numbers = Object.keys(documentIds).map(Number);
  const head = {
    language,
    base,
    kinds: numbers.map((number) => (storedFields[number] as { kind: string }).kind),
    lengths: numbers.map((number) => fieldLength[number] ?? []),
  };
  const terms = [...index].sort(byTerm);
  const total = terms.reduce((sum, entry) => sum + sizeOf(entry), 0);
  if (total <= size) return { head: { ...head, terms, starts: [] }, parts: [] };

  const parts: TermEntry[][] = [];
  let room = 0;
  for (const entry of terms) {
    if (room <= 0) {
      parts.push([]);
      room = partSize;
    }
    parts.at(-1)?.push(entry);
    room -= sizeOf(entry);
  }
  const title = data.fieldIds.title ?? 0;
  const titles = terms.flatMap(([term, fields]): TermEntry[] => {
    const documents = fields[title];
    return documents ? [[term, { [title]: documents }]] : [];
  });
  const starts = parts.map(([first]) => first?.[0] ?? "");
  return { head: { ...head, terms: titles, starts }, parts };
}

/** The numbers of the parts that may hold what is looked up. */
export function partsFor(lookups: readonly Lookup[], starts: readonly string[]): number[] {
  /** The part that a term would be in. */
  const partOf = (term: string) =>
    Math.max(
      0,
      starts.findLastIndex((start) => start <= term),
    );
  const wanted = lookups.flatMap(({ term, prefix }) => {
    // One letter begins a tenth of all terms.
    if (starts.length === 0 || (prefix && term.length === 1)) return [];
    const first = partOf(term);
    const last = prefix ? partOf(`${term}\uffff`) : first;
    return Array.from(
      { length: Math.min(last - first + 1, mostPartsOfTerm) },
      (_, at) => first + at,
    );
  });
  return [...new Set(wanted)].slice(0, mostParts);
}

function assemble(head: IndexHead, terms: ReadonlyMap<string, TermEntry[1]>) {
  const entries = <Value>(make: (position: number) => Value) =>
    Object.fromEntries(head.lengths.map((_, position) => [position, make(position)]));
  return loadIndex({
    ...head.base,
    documentIds: entries((position) => position),
    storedFields: entries((position) => ({ kind: head.kinds[position], position })),
    fieldLength: entries((position) => head.lengths[position] ?? []),
    index: [...terms],
  });
}

/** A document that matches. */
export interface Found {
  /** Its place among all documents, in the order of lists. */
  position: number;
  /** The folded words of it that matched, for highlight(). */
  terms: string[];
}

export type Searcher = (text: string, filter?: SearchFilter) => Promise<Found[]>;

/**
 * Searches a cut index. An index in one piece answers as ever; in one of many parts one letter finds
 * titles only, a word may be wrong behind its second letter only, and a word that begins many terms
 * finds the first of them in texts and the others in titles.
 *
 * @param loadPart rejects when the part cannot be loaded; asked again when it is next needed
 * @param loadVocabulary loads the vocabulary that a text needs
 */
export function createSearcher(
  head: IndexHead,
  loadPart: (part: number) => Promise<readonly TermEntry[]>,
  loadVocabulary: (text: string) => Promise<Vocabulary>,
): Searcher {
  const terms = new Map(head.terms);
  const loaded = new Set<number>();
  const made = new Map<Vocabulary, ReturnType<typeof createSearch>>();
  let index = assemble(head, terms);

  function searchWith(vocabulary: Vocabulary) {
    const known = made.get(vocabulary) ?? createSearch(index, vocabulary);
    made.set(vocabulary, known);
    return known;
  }

  /** Loads the parts that are looked up. */
  async function prepare(lookups: readonly Lookup[]): Promise<void> {
    const missing = partsFor(lookups, head.starts).filter((part) => !loaded.has(part));
    if (missing.length === 0) return;
    const found = await Promise.all(missing.map(loadPart));
    for (const [term, entry] of found.flat()) terms.set(term, entry);
    for (const part of missing) loaded.add(part);
    index = assemble(head, terms);
    made.clear();
  }

  return async (text, filter = {}) => {
    const vocabulary = await loadVocabulary(text);
    for (const exact of [true, false]) {
      await prepare(searchWith(vocabulary).lookups(text, exact));
      const found = searchWith(vocabulary).search(text, { ...filter, exact });
      if (found.length > 0)
        return found.map(({ id, terms: t }) => ({ position: Number(id), terms: t }));
    }
    return [];
  };
}
