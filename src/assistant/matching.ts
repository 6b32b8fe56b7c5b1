/**
 * Ranks entries by their similarity to a question: cosine similarity of TF-IDF vectors of concepts and
 * word stems. Pure.
 * Source: https://nlp.stanford.edu/IR-book/html/htmledition/dot-products-1.html
 */
import { stem } from "../search/stem";
import { conceptKey, type Feature } from "../search/understand";
import type { KnowledgeEntry } from "./knowledge";

export interface Match {
  entry: KnowledgeEntry;
  /** Higher is better: 0 to 1 from the matcher, possibly negative after the engine's penalty. */
  score: number;
}

/** What a text was read as. */
export interface ReadText {
  features: readonly Feature[];
  /** Folded words that say little, such as `the`. */
  ignored: readonly string[];
}

/** What texts are made of, by weight. */
type Terms = ReadonlyMap<string, number>;

export interface Matcher {
  /**
   * All entries that share something with a question, best first.
   *
   * @param subject concept to assume where the question names none
   */
  match: (question: ReadText, subject?: string) => Match[];
}

// Tuned by hand against content/assistant.json; src/assistant/questions/ measures the effect.

const termWeights = {
  concept: 0.9,
  word: 1,
  /** A word that was read as a concept. */
  wordOfConcept: 0.5,
  ignored: 0.7,
  /** What the page is about, where the question names nothing. */
  context: 0.9,
};
/** A word that had to be corrected may have meant something else. */
const correctedWeight = 0.75;
/**
 * Parts of a score: similarity to the closest wording, similarity to all wordings together, and question
 * terms that occur in the answer.
 */
const scoreWeights = { nearest: 0.53, allWordings: 0.26, answer: 0.21 };
/** An answer about a thing that the question does not name is worth less than a general one. */
const unnamedSubject = 0.8;
/** Dampens the weight of rare terms. */
const idfExponent = 0.5;
/**
 * Factor of log(1 + N) for terms that no entry holds: they outweigh even the rarest known term, so that
 * off-topic questions score low.
 */
const unknownTermFactor = 0.5;

function termsOf({ features, ignored }: ReadText): Terms {
  const terms = new Map<string, number>();
  const add = (term: string, weight: number) =>
    terms.set(term, Math.max(weight, terms.get(term) ?? 0));
  for (const { keys, words, isWord, isCorrected } of features) {
    const certainty = isCorrected ? correctedWeight : 1;
    const concepts = isWord ? [] : keys;
    for (const key of concepts)
      add(key, (certainty * termWeights.concept) / Math.sqrt(concepts.length));
    const wordWeight = isWord ? termWeights.word : termWeights.wordOfConcept;
    for (const word of words) add(stem(word), certainty * wordWeight);
  }
  for (const word of ignored) add(word, termWeights.ignored);
  return terms;
}

const conceptsOf = (concepts: readonly string[]): ReadText => ({
  features: concepts.map((concept) => ({ keys: [conceptKey(concept)], weight: 1, words: [] })),
  ignored: [],
});

const norm = (terms: Terms) =>
  Math.sqrt([...terms.values()].reduce((sum, weight) => sum + weight * weight, 0)) || 1;

/** A vector of length 1. */
function normalize(terms: Terms): Terms {
  const length = norm(terms);
  return new Map(Array.from(terms, ([term, weight]) => [term, weight / length]));
}

/** Vectors by their terms, so that a question meets only those it shares a term with. */
function createInvertedIndex() {
  const postings = new Map<string, [vector: number, weight: number][]>();
  let count = 0;
  return {
    /** Adds a vector of length 1; they are numbered in order. */
    add(vector: Terms): void {
      for (const [term, weight] of vector) {
        const entries = postings.get(term) ?? [];
        entries.push([count, weight]);
        postings.set(term, entries);
      }
      count += 1;
    },
    /** The cosine similarity of a vector of length 1 to each of the index. */
    similarities(vector: Terms): Float64Array {
      const similarities = new Float64Array(count);
      for (const [term, weight] of vector)
        for (const [id, share] of postings.get(term) ?? [])
          similarities[id] = (similarities[id] ?? 0) + weight * share;
      return similarities;
    },
  };
}

/** The sum of vectors: what they have in common weighs most. */
function sumOf(vectors: readonly Terms[]): Terms {
  const sum = new Map<string, number>();
  for (const vector of vectors)
    for (const [term, weight] of vector) sum.set(term, (sum.get(term) ?? 0) + weight);
  return sum;
}

/** Prepares entries for matching. Yields after each step, so that the page can respond in between. */
export function* createMatcher(
  entries: readonly KnowledgeEntry[],
  read: (text: string) => ReadText,
): Generator<undefined, Matcher> {
  const prepared: { entry: KnowledgeEntry; wordings: Terms[]; answer: Terms }[] = [];
  const documentFrequency = new Map<string, number>();
  for (const entry of entries) {
    const { question, alsoAsked = [], concepts, answer, points = [], text = [] } = entry;
    const wordings = [
      ...(concepts ? [termsOf(conceptsOf(concepts))] : []),
      ...[question, ...alsoAsked].map((wording) => termsOf(read(wording))),
    ];
    const texts = [question, ...answer, ...points, ...text].map(read);
    const answerText = {
      features: texts.flatMap(({ features }) => features),
      ignored: texts.flatMap(({ ignored }) => ignored),
    };
    const preparedEntry = { entry, wordings, answer: termsOf(answerText) };
    const entryTerms = new Set(
      [...wordings, preparedEntry.answer].flatMap((terms) => [...terms.keys()]),
    );
    for (const term of entryTerms)
      documentFrequency.set(term, (documentFrequency.get(term) ?? 0) + 1);
    prepared.push(preparedEntry);
    yield;
  }

  const idf = (term: string) => {
    const count = documentFrequency.get(term);
    const unknown = unknownTermFactor * Math.log(1 + entries.length);
    return count === undefined ? unknown : Math.log(1 + entries.length / count) ** idfExponent;
  };
  const withIdf = (terms: Terms): Terms =>
    new Map(Array.from(terms, ([term, weight]) => [term, weight * idf(term)]));

  const wordingIndex = createInvertedIndex();
  const entryIndex = createInvertedIndex();
  /** The number of the entry that each wording belongs to. */
  const owners: number[] = [];
  for (const [owner, { wordings }] of prepared.entries()) {
    const vectors = wordings.map((terms) => normalize(withIdf(terms)));
    for (const vector of vectors) {
      wordingIndex.add(vector);
      owners.push(owner);
    }
    entryIndex.add(normalize(sumOf(vectors)));
    yield;
  }

  const subjects = new Set(
    entries.flatMap(({ subject }) => (subject === undefined ? [] : conceptKey(subject))),
  );

  function match(question: ReadText, subject?: string): Match[] {
    const terms = new Map(termsOf(question));
    if (subject !== undefined && ![...terms.keys()].some((term) => subjects.has(term)))
      terms.set(conceptKey(subject), termWeights.context);
    const asked = normalize(withIdf(terms));
    const nearest = new Float64Array(entries.length);
    for (const [wording, similarity] of wordingIndex.similarities(asked).entries()) {
      const owner = owners[wording] ?? 0;
      nearest[owner] = Math.max(nearest[owner] ?? 0, similarity);
    }
    const entrySimilarity = entryIndex.similarities(asked);
    return prepared
      .map(({ entry, answer }, index) => {
        const inAnswer = Array.from(asked, ([term, weight]) =>
          answer.has(term) ? weight ** 2 : 0,
        );
        const score =
          (nearest[index] ?? 0) * scoreWeights.nearest +
          (entrySimilarity[index] ?? 0) * scoreWeights.allWordings +
          inAnswer.reduce((sum, share) => sum + share, 0) * scoreWeights.answer;
        const own = entry.subject === undefined ? undefined : conceptKey(entry.subject);
        const isNamed = own === undefined || asked.has(own);
        return { entry, score: isNamed ? score : score * unnamedSubject };
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score);
  }
  return { match };
}
