/** Searching an index: ranked, forgiving, and the same for the same words. */
import type { Query, SearchOptions, SearchResult as Match } from "minisearch";
import { fieldBoosts } from "./documents";
import type { SearchIndex, StoredDocument } from "./createIndex";
import { fold } from "./fold";
import { normalizeQuery } from "./query";
import stopWordList from "./stopWords.json";
import { tokenizeCompounds } from "./tokenize";
import { maxTypos, swaps } from "./typos";
import { variantsOf, type Variant } from "./variants";

export interface SearchResult extends Omit<StoredDocument, "position"> {
  id: string;
  /** Comparable within the results of one search only. */
  score: number;
  /** The folded words of the document that matched, for highlight(). */
  terms: string[];
}

export interface SearchFilter {
  /** Only documents of these kinds; all when left out. */
  kinds?: readonly string[];
  /** At most so many results; all when left out. */
  limit?: number;
  /** Neither wrong letters nor missing words are allowed for. */
  exact?: boolean;
}

const stopWords = new Set(stopWordList.map(fold));
// Enough for a sentence; more would only slow the search down.
const maxWords = 16;

const plain: SearchOptions = { tokenize: (term) => [term], processTerm: (term) => term };

const swapped = (word: string): Variant[] => swaps(word).map((term) => ({ term, boost: 0.5 }));

/** A query for one word: the word or one of its variants, the last one also half typed. */
function wordQuery(word: string, isLast: boolean, allowTypos: boolean): Query {
  return {
    combineWith: "OR",
    queries: [
      {
        ...plain,
        queries: [word],
        prefix: isLast || word.length >= 3,
        fuzzy: allowTypos && maxTypos(word),
      },
      ...[...variantsOf(word), ...(allowTypos ? swapped(word) : [])].map(({ term, boost }) => ({
        ...plain,
        queries: [term],
        prefix: term.length >= 4,
        boostTerm: () => boost,
      })),
    ],
  };
}

/** The words of a query that say what is searched for. */
function tellingWords(text: string) {
  const all = tokenizeCompounds(text);
  const telling = all.filter(({ whole }) => !stopWords.has(whole.term));
  // A query of nothing but stop words, such as one still being typed, is searched as it is.
  return (telling.length > 0 ? telling : all).slice(0, maxWords);
}

/** A term that is looked up in the index, alone or with all that begin with it. */
export interface Lookup {
  term: string;
  prefix: boolean;
}

/** How many letters of a word that may be mistyped are taken for right. */
const trusted = 2;

/**
 * The terms that a search for a text looks up, the typed ones first, by which the parts of an index that it needs are
 * known. Wrong letters are looked for behind the second letter only, or where two are swapped.
 */
export function lookupsOf(text: string, allowTypos: boolean): Lookup[] {
  const words = tellingWords(normalizeQuery(text));
  const terms = words.flatMap(({ whole, parts }, position) => {
    const isLast = position === words.length - 1;
    const own = [...new Set([whole, ...parts].map(({ term }) => term))];
    return own.map((term) => ({ term, prefix: isLast || term.length >= 3 }));
  });
  const near = allowTypos ? terms.filter(({ term }) => maxTypos(term) > 0) : [];
  return [
    ...terms,
    ...near.map(({ term }) => asPrefix(term.slice(0, trusted))),
    ...near.flatMap(({ term }) => swaps(term).map(asPrefix)),
    ...terms
      .flatMap(({ term }) => variantsOf(term))
      .map(({ term }) => ({
        term,
        prefix: term.length >= 4,
      })),
  ];
}

const asPrefix = (term: string): Lookup => ({ term, prefix: true });

/** A query for each word of a text; a compound may also stand as its parts. */
function wordQueries(text: string, allowTypos: boolean): Query[] {
  const words = tellingWords(text);
  return words.map(({ whole, parts }, position) => {
    const isLast = position === words.length - 1;
    const query = (term: string) => wordQuery(term, isLast, allowTypos);
    if (parts.length === 1) return query(whole.term);
    const apart: Query = { combineWith: "AND", queries: parts.map(({ term }) => query(term)) };
    return { combineWith: "OR", queries: [query(whole.term), apart] };
  });
}

/**
 * The documents that match a text, best first; equally good ones in the order of the index.
 *
 * All words must match. Only when no document has them all, wrong letters are allowed for, and
 * when that finds nothing either, some of the words are enough.
 *
 * @returns an empty list when nothing matches or the text holds no word; never throws for any text
 */
export function search(
  index: SearchIndex,
  text: string,
  { kinds, limit, exact = false }: SearchFilter = {},
): SearchResult[] {
  const query = normalizeQuery(text);
  const options: SearchOptions = {
    boost: fieldBoosts,
    ...(kinds === undefined ? {} : { filter: ({ kind }: Match) => kinds.includes(String(kind)) }),
  };
  const attempts = [
    { combineWith: "AND", allowTypos: false },
    { combineWith: "AND", allowTypos: true },
    { combineWith: "OR", allowTypos: true },
  ] as const;
  for (const { combineWith, allowTypos } of attempts.slice(0, exact ? 1 : undefined)) {
    const queries = wordQueries(query, allowTypos);
    if (queries.length === 0) return [];
    const matches = index.search({ combineWith, queries }, options);
    if (matches.length > 0) return matches.sort(byRank).slice(0, limit).map(toResult);
  }
  return [];
}

// MiniSearch multiplies a score by the number of query terms that matched. Variants are terms too,
// and a document that happens to hold more spellings of one word is not a better answer.
const scoreOf = ({ score, queryTerms }: Match) => score / queryTerms.length;

const byRank = (a: Match, b: Match) => scoreOf(b) - scoreOf(a) || a.position - b.position;

function toResult(match: Match): SearchResult {
  // The library's type knows neither what it was told to store nor that ids are strings.
  const found = match as unknown as StoredDocument & { id: string; terms: string[] };
  const { id, terms, kind, url, title, description } = found;
  return { id, score: scoreOf(match), terms, kind, url, title, description };
}
