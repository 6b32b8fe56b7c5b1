/** Finds the entries of the knowledge that answer a question. Pure; nothing leaves the browser. */
import { foldedWords } from "../search/tokenize";
import { conceptKey, featuresOfWords, type Feature } from "./features";
import type { Knowledge, KnowledgeEntry } from "./knowledge";
import { isInLexicon, lexiconWords, weightOf, weights } from "./lexicon";
import { createSpeller, type Speller } from "./spelling";
import { stem, withoutPrefixes } from "./stem";

export interface Match {
  entry: KnowledgeEntry;
  /** How well it fits, for the order; comparable within one question only. */
  score: number;
  /** 0 to 1: how much of the question it is about, for whether it is an answer at all. */
  coverage: number;
}

export interface Engine {
  knowledge: Knowledge;
  /** Whether a folded word stands in the knowledge. */
  knows: (word: string) => boolean;
  /** What fits a question, best first; `service` is the one the visitor is looking at. */
  match: (question: string, service?: string) => Match[];
  /**
   * The services that a question names, best first, of those whose entries are in files of their
   * own. Loaded, they may hold a better answer.
   */
  apart: (question: string) => string[];
}

interface PreparedEntry {
  entry: KnowledgeEntry;
  /** What each way of asking is about. */
  wordings: readonly (readonly Feature[])[];
  /** Everything its texts are about. */
  text: ReadonlySet<string>;
}

/**
 * What a match in the text counts beside one in the question. That an answer speaks of a price in
 * passing says little.
 */
const inText = ({ weight, isWord }: Feature) => (isWord || weight > weights.intents ? 0.45 : 0.15);
/** What an unknown word counts: the question is about something the site does not speak of. */
const unknown = 1.4;
/** A figure the site does not name says little of what is asked. */
const figure = 0.3;
/** A word that had to be corrected may have meant something else. */
const corrected = 0.75;
const longestQuestion = 60;
/** Services are worth looking into down to this share of how well the best one is named. */
const nearlyNamed = 0.8;
const mostNamed = 3;
/** The share of a service's name that a question has to hold to be about it. */
const leastOfName = 0.6;

const conceptFeature = (concept: string): Feature => ({
  keys: [conceptKey(concept)],
  weight: weightOf(concept),
});

/** @param read the folded words of a text */
function prepare(entry: KnowledgeEntry, read: (text: string) => string[]): PreparedEntry {
  const { question, alsoAsked = [], answer, points = [], text = [] } = entry;
  const featuresOf = (words: string) => featuresOfWords(read(words));
  // Questions made from a template are told by their concepts; their words are all alike.
  const concepts = entry.concepts?.map(conceptFeature);
  const asked = [...(concepts ? [] : [question]), ...alsoAsked].map(featuresOf);
  const texts = [question, ...answer, ...points, ...text];
  return {
    entry,
    wordings: [...(concepts ? [concepts] : []), ...asked].filter((list) => list.length > 0),
    text: new Set(texts.flatMap(featuresOf).flatMap(({ keys }) => keys)),
  };
}

const share = (features: readonly Feature[], found: (feature: Feature) => number) => {
  const total = features.reduce((sum, { weight }) => sum + weight, 0);
  const matched = features.reduce((sum, feature) => sum + feature.weight * found(feature), 0);
  return total === 0 ? 0 : matched / total;
};

function compare(
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

/**
 * Makes the knowledge of a language ready to be asked, in a step for each entry, between which a
 * page can do something else.
 */
export function* prepareEngine(knowledge: Knowledge): Generator<undefined, Engine> {
  const words = new Set<string>();
  const read = (text: string) => {
    const found = foldedWords(text);
    for (const word of found) words.add(word);
    return found;
  };
  const entries: PreparedEntry[] = [];
  for (const entry of knowledge.entries) {
    entries.push(prepare(entry, read));
    yield;
  }
  // Of a service whose entries are elsewhere the name says what it is about.
  const apart: PreparedEntry[] = [];
  for (const { id, title, apart: isApart } of knowledge.services) {
    if (!isApart) continue;
    apart.push(prepare({ id, question: title, answer: [] }, read));
    yield;
  }
  const stems = new Set(Array.from(words, stem));
  // Most questions are spelt right, and it takes a while to make.
  let speller: Speller | undefined;
  const spell: Speller = (word) => {
    speller ??= createSpeller([...words, ...lexiconWords()]);
    return speller(word);
  };
  const known = [...entries, ...apart];
  const rarity = (key: string) => {
    const holders = known.filter(({ text }) => text.has(key)).length;
    return 0.5 + 0.5 * (1 - Math.log(1 + holders) / Math.log(1 + known.length));
  };

  const understand = (question: string): Feature[] => {
    const typed = foldedWords(question).slice(0, longestQuestion);
    const isKnown = (word: string) => isInLexicon(word) || words.has(word) || stems.has(stem(word));
    const corrections = new Set<string>();
    const read = typed.map((word) => {
      if (isKnown(word)) return word;
      const base = withoutPrefixes(word, isKnown);
      if (base !== undefined) return base;
      const other = spell(word);
      if (other === undefined) return word;
      corrections.add(other);
      return other;
    });
    return featuresOfWords(read, corrections).map((feature) => {
      if (!feature.isWord) return feature;
      const key = feature.keys[0] ?? "";
      const strange = /^\d+$/.test(key) ? figure : unknown;
      return { ...feature, weight: stems.has(key) ? rarity(key) : strange };
    });
  };

  const matches = (asked: readonly Feature[], among: readonly PreparedEntry[], service?: string) =>
    among
      .map((entry) => compare(asked, entry, service))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score);

  return {
    knowledge,
    knows: (word) => words.has(word),
    apart: (question) => {
      if (apart.length === 0) return [];
      const asked = understand(question);
      const keys = new Set(asked.flatMap((feature) => feature.keys));
      const isSaid = (feature: Feature) => (feature.keys.some((key) => keys.has(key)) ? 1 : 0);
      const saidOf = ({ wordings }: PreparedEntry) => share(wordings[0] ?? [], isSaid);
      const candidates = apart.filter((entry) => saidOf(entry) >= leastOfName);
      const named = matches(asked, candidates);
      const [best] = named;
      const near = named.filter(({ score }) => score >= (best?.score ?? 0) * nearlyNamed);
      return near.slice(0, mostNamed).map(({ entry }) => entry.id);
    },
    match: (question, service) => {
      const asked = understand(question);
      // "What is it?" asks for nothing yet.
      if (!asked.some(({ weight }) => weight > weights.fillers)) return [];
      return matches(asked, entries, service);
    },
  };
}

/** Makes the knowledge of a language ready to be asked, at one go. */
export function createEngine(knowledge: Knowledge): Engine {
  const steps = prepareEngine(knowledge);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
