/** Ranked, typo-tolerant and deterministic search. */
import type { Query, SearchOptions, SearchResult as Match } from "minisearch";
import { fieldBoosts } from "./documents";
import type { SearchIndex, StoredDocument } from "./createIndex";
import { normalizeQuery } from "./query";
import { stem } from "./stem";
import { tokenizeCompounds } from "./tokenize";
import { conceptOf, createReader, isFigure, queryWords, type Feature } from "./understand";
import type { Vocabulary } from "./vocabulary";

export interface SearchResult {
  id: string;
  kind: string;
  /** Comparable within the results of one search only. */
  score: number;
  /** The folded words to highlight: matches, and other names of what was found. */
  terms: string[];
}

export interface SearchFilter {
  /** Only documents of these kinds; all when left out. */
  kinds?: readonly string[];
  /** At most so many results; all when left out. */
  limit?: number;
}

// Enough for a sentence; more would only slow the search down.
const maxWords = 16;
/** Minimum share of the weight of a query that a partial match must cover. */
const minCoverage = 0.43;
/** Tolerance for rounding when weights are added up. */
const rounding = 1e-9;

/** A term that is looked up in the index, alone or with all that begin with it. */
interface Lookup {
  term: string;
  prefix: boolean;
}

/** How to look up a folded word. The last one may be half typed; a figure must match exactly. */
const lookupOf = (term: string, isLast: boolean): Lookup => ({
  term,
  prefix: !isFigure(term) && (isLast || term.length >= 3),
});

const untokenized: SearchOptions = { tokenize: (term) => [term], processTerm: (term) => term };

/** Makes an index ready to be searched with a vocabulary. */
export function createSearch(index: SearchIndex, vocabulary: Vocabulary) {
  /** The words of the index by their stems. */
  const forms = new Map<string, string[]>();
  for (const term of index.terms) {
    const base = stem(term);
    if (!vocabulary.isIgnored(term) && !vocabulary.isIgnored(base))
      forms.set(base, [...(forms.get(base) ?? []), term]);
  }
  const known = {
    has: (word: string) => index.terms.has(word) || forms.has(stem(word)),
    begins: (start: string) => [...index.terms].some((term) => term.startsWith(start)),
    // Short words are within edit distance of too many others to be corrections.
    all: () => [...index.terms].filter(({ length }) => length >= 7),
  };
  const correctingReader = createReader(vocabulary, known);
  const literalReader = createReader(vocabulary, known, { corrects: false });

  /** The features of a query, and the compound that each of its words belongs to. */
  function read(text: string, exact: boolean) {
    const query = normalizeQuery(text);
    const wholes = new Map(
      tokenizeCompounds(query).flatMap(({ whole, parts }) =>
        parts.map(({ term }) => [term, whole.term] as const),
      ),
    );
    const typed = queryWords(vocabulary, query).slice(0, maxWords);
    const features = (exact ? literalReader : correctingReader)(typed);
    // Aspects, such as a price, do not identify a document.
    const things = features.filter(({ isAspect }) => !isAspect);
    // A query of words to ignore, such as one still being typed, is searched as it is.
    const fallback = features.length > 0 ? features : typed.map(asWord);
    return { features: things.length > 0 ? things : fallback, last: typed.at(-1), wholes };
  }

  /** The documents that a feature of a query is found in. */
  function findFeature(
    feature: Feature,
    { last, wholes }: ReturnType<typeof read>,
    kinds?: readonly string[],
  ) {
    // The separate words of a phrase weigh less than the phrase, other forms less than the word.
    const share = feature.words.length > 1 ? 0.5 : 1;
    const lookUp = ({ term, prefix }: Lookup, boost: number): Query => ({
      ...untokenized,
      queries: [term],
      prefix,
      boostTerm: () => boost * share,
    });
    const literal = feature.words.map((word): Query => {
      const typed = [...new Set([word, wholes.get(word) ?? word])];
      const others = (forms.get(stem(word)) ?? []).filter((term) => term !== word);
      return {
        combineWith: "OR",
        queries: [
          ...typed.map((term) => lookUp(lookupOf(term, word === last), 1)),
          ...others.map((term) => lookUp({ term, prefix: false }, 0.7)),
        ],
      };
    });
    const concepts = feature.isWord ? [] : feature.keys;
    const queries: Query[] = [
      { combineWith: "AND", queries: literal },
      ...concepts.map((key): Query => ({ ...untokenized, queries: [key] })),
    ];
    return index.documents.search(
      { combineWith: "OR", queries },
      {
        boost: fieldBoosts,
        ...(kinds && { filter: ({ kind }: Match) => kinds.includes(String(kind)) }),
      },
    );
  }

  function searchOnce(text: string, exact: boolean, kinds?: readonly string[]): SearchResult[] {
    const query = read(text, exact);
    const total = query.features.reduce((sum, { weight }) => sum + weight, 0);
    const found = new Map<string, Found>();
    for (const feature of query.features) {
      for (const match of findFeature(feature, query, kinds)) {
        const matched = match as unknown as Matched;
        const { id, terms, queryTerms, match: places } = matched;
        const result = found.get(id) ?? { match: matched, score: 0, covered: 0, terms: new Set() };
        // A document that is the subject of the query needs to cover only minCoverage.
        result.isSubject ||= feature.keys.some((key) => places[key]?.includes("concepts"));
        // MiniSearch multiplies a score by the number of query terms that matched. Divide by it, so
        // that more spellings of a word do not count more.
        result.score += (feature.weight * matched.score) / queryTerms.length;
        result.covered += feature.weight;
        for (const term of terms.flatMap(wordsOfTerm)) result.terms.add(term);
        found.set(id, result);
      }
    }
    const all = [...found.values()];
    const isPartial = ({ covered }: Found) => covered >= total * minCoverage;
    const isComplete = ({ covered }: Found) => covered >= total - rounding;
    if (!all.some(isComplete)) return exact ? [] : ranked(all.filter(isPartial));
    return ranked(
      all.filter((document) => isComplete(document) || (document.isSubject && isPartial(document))),
    );
  }

  /** A term of the index as words of a text. */
  const wordsOfTerm = (term: string) => {
    const concept = conceptOf(term);
    return concept === undefined ? [term] : vocabulary.namesOf(concept);
  };

  return {
    /**
     * The documents that match a text, best first; equally good ones in the order of the index.
     *
     * Finds the documents that cover the whole query, and those that are its subject and cover
     * `minCoverage` of it. If no document covers the whole query, misspelt words are corrected and
     * `minCoverage` is enough.
     *
     * @returns an empty list when nothing matches or the text contains no word; never throws
     */
    search: (text: string, { kinds, limit }: SearchFilter = {}): SearchResult[] => {
      const found = searchOnce(text, true, kinds);
      return (found.length > 0 ? found : searchOnce(text, false, kinds)).slice(0, limit);
    },
  };
}

/** A match with our stored fields, which MiniSearch types as any. */
type Matched = Pick<Match, "score" | "terms" | "queryTerms" | "match"> &
  StoredDocument & { id: string };

interface Found {
  match: Matched;
  score: number;
  covered: number;
  isSubject?: boolean;
  terms: Set<string>;
}

const asWord = (word: string): Feature => ({
  keys: [stem(word)],
  weight: 1,
  words: [word],
  isWord: true,
});

function ranked(found: Found[]): SearchResult[] {
  return found
    .sort((a, b) => b.score - a.score || a.match.position - b.match.position)
    .map(({ match: { id, kind }, score, terms }) => ({ id, kind, score, terms: [...terms] }));
}
