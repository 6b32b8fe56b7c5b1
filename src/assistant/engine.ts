/** Finds the entries of the knowledge that answer a question. Pure; nothing leaves the browser. */
import { foldedWords } from "../search/tokenize";
import { stem } from "../search/stem";
import { createReader, featuresOf, queryWords, type Feature } from "../search/understand";
import { weights, type Vocabulary } from "../search/vocabulary";
import type { Knowledge } from "./knowledge";
import { compare, prepareEntry, share, type Match, type PreparedEntry } from "./matching";

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
  /** The same with the vocabulary that a question needs. */
  reading: (vocabulary: Vocabulary) => Engine;
}

const longestQuestion = 60;
/** Services are loaded when their score is at least this share of the best one's. */
const nearlyNamed = 0.8;
const mostNamed = 3;
/** The share of a service's name that a question has to hold to be about it. */
const leastOfName = 0.6;

/**
 * Makes the knowledge of a language ready to be asked, in a step for each entry, between which a
 * page can do something else.
 */
export function* prepareEngine(
  knowledge: Knowledge,
  vocabulary: Vocabulary,
): Generator<undefined, Engine> {
  const words = new Set<string>();
  const read = (text: string) => {
    const found = foldedWords(text);
    for (const word of found) words.add(word);
    return featuresOf(vocabulary, found);
  };
  const entries: PreparedEntry[] = [];
  for (const entry of knowledge.entries) {
    entries.push(prepareEntry(entry, read, vocabulary.weightOf));
    yield;
  }
  // Services whose entries are in files of their own are matched by name.
  const apart: PreparedEntry[] = [];
  for (const { id, title, apart: isApart } of knowledge.services) {
    if (!isApart) continue;
    apart.push(prepareEntry({ id, question: title, answer: [] }, read, vocabulary.weightOf));
    yield;
  }
  const stems = new Set(Array.from(words, stem));
  const known = [...entries, ...apart];
  const rarity = (key: string) => {
    const holders = known.filter(({ text }) => text.has(key)).length;
    return 0.5 + 0.5 * (1 - Math.log(1 + holders) / Math.log(1 + known.length));
  };
  const weigh = (feature: Feature): Feature => {
    const key = feature.keys[0] ?? "";
    return feature.isWord && stems.has(key) ? { ...feature, weight: rarity(key) } : feature;
  };

  const matches = (asked: readonly Feature[], among: readonly PreparedEntry[], service?: string) =>
    among
      .map((entry) => compare(asked, entry, service))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score);

  const readings = new Map<Vocabulary, Engine>();
  const reading = (spoken: Vocabulary): Engine => {
    const made = readings.get(spoken) ?? make(spoken);
    readings.set(spoken, made);
    return made;
  };
  const make = (spoken: Vocabulary): Engine => {
    const readQuestion = createReader(spoken, {
      has: (word) => words.has(word) || stems.has(stem(word)),
      all: () => words,
    });
    const understand = (question: string): Feature[] =>
      readQuestion(queryWords(spoken, question).slice(0, longestQuestion)).map(weigh);
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
      reading,
    };
  };
  return reading(vocabulary);
}

/** Makes the knowledge of a language ready to be asked, at one go. */
export function createEngine(knowledge: Knowledge, vocabulary: Vocabulary): Engine {
  const steps = prepareEngine(knowledge, vocabulary);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
