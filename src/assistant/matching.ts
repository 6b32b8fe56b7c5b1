/** How well the entries of the knowledge match a question. Pure. */
import { conceptKey, type Feature } from "../search/understand";
import { weights, type Vocabulary } from "../search/vocabulary";
import type { KnowledgeEntry } from "./knowledge";

export interface Match {
  entry: KnowledgeEntry;
  /** How well it fits, for the order; comparable within one question only. */
  score: number;
  /** 0 to 1: how much of the question it is about, for whether it is an answer at all. */
  coverage: number;
}

export interface PreparedEntry {
  entry: KnowledgeEntry;
  /** What each way of asking is about. */
  wordings: readonly (readonly Feature[])[];
  /** Everything its texts are about. */
  text: ReadonlySet<string>;
}

/**
 * Weight of a match in an entry's text, relative to one in its question. An answer that mentions a
 * price in passing is hardly about prices.
 */
const inText = ({ weight, isWord }: Feature) => (isWord || weight > weights.intents ? 0.45 : 0.15);
/** A word that had to be corrected may have meant something else. */
const corrected = 0.75;

/**
 * What an entry is about, read once for all questions.
 *
 * @param read the features of a text
 * @param weightOf how much a concept counts
 */
export function prepareEntry(
  entry: KnowledgeEntry,
  read: (text: string) => Feature[],
  weightOf: Vocabulary["weightOf"],
): PreparedEntry {
  const { question, alsoAsked = [], answer, points = [], text = [] } = entry;
  // Questions made from a template are distinguished by their concepts; their words are all alike.
  const concepts = entry.concepts?.map((concept): Feature => ({
    keys: [conceptKey(concept)],
    weight: weightOf(concept),
    words: [],
  }));
  const asked = [...(concepts ? [] : [question]), ...alsoAsked].map(read);
  const texts = [question, ...answer, ...points, ...text];
  return {
    entry,
    wordings: [...(concepts ? [concepts] : []), ...asked].filter((list) => list.length > 0),
    text: new Set(texts.flatMap(read).flatMap(({ keys }) => keys)),
  };
}

/** The share of the features that is found, by their weights; 0 of none. */
export const share = (features: readonly Feature[], found: (feature: Feature) => number) => {
  const total = features.reduce((sum, { weight }) => sum + weight, 0);
  const matched = features.reduce((sum, feature) => sum + feature.weight * found(feature), 0);
  return total === 0 ? 0 : matched / total;
};

/**
 * How well an entry matches a question.
 *
 * @param service the one that the visitor is looking at
 */
export function compare(
  asked: readonly Feature[],
  { entry, wordings, text }: PreparedEntry,
  service: string | undefined,
): Match {
  const own = entry.subject === undefined ? undefined : conceptKey(entry.subject);
  const askedKeys = new Set(asked.flatMap(({ keys }) => keys));
  const inContext = entry.subject !== undefined && entry.subject === service;
  const isAsked = own === undefined || askedKeys.has(own) || inContext;
  let best: Match = { entry, score: 0, coverage: 0 };
  for (const wording of wordings) {
    const held = new Map(wording.flatMap(({ keys, weight }) => keys.map((key) => [key, weight])));
    const coverage = share(asked, (feature) => {
      // What a wording only hints at does not answer a plain question for it.
      const hold = (key: string) => (key === own ? feature.weight : (held.get(key) ?? 0));
      const found = Math.min(1, Math.max(...feature.keys.map(hold)) / feature.weight);
      const inside = feature.keys.some((key) => text.has(key)) ? inText(feature) : 0;
      return Math.max(found, inside) * (feature.isCorrected ? corrected : 1);
    });
    const telling = wording.filter(({ weight }) => weight > weights.fillers);
    const precision = share(telling, (feature) =>
      feature.keys.some((key) => askedKeys.has(key) || (inContext && key === own)) ? 1 : 0,
    );
    const fit = 0.6 + 0.3 * precision + (isAsked ? 0.1 : 0) + (inContext ? 0.05 : 0);
    const score = coverage * fit;
    if (score > best.score) best = { entry, score, coverage };
  }
  return best;
}
