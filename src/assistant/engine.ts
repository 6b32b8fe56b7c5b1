/** Finds the entries of the knowledge that answer a question. Pure; nothing leaves the browser. */
import { foldedWords } from "../search/tokenize";
import { stem } from "../search/stem";
import { createReader, featuresOf, queryWords, type Feature } from "../search/understand";
import { weights, type Vocabulary } from "../search/vocabulary";
import type { Knowledge } from "./knowledge";
import { compare, prepareEntry, type Match, type PreparedEntry } from "./matching";

export interface Engine {
  knowledge: Knowledge;
  /** Whether a folded word stands in the knowledge. */
  knows: (word: string) => boolean;
  /** What fits a question, best first; `service` is the one the visitor is looking at. */
  match: (question: string, service?: string) => Match[];
  /** The same with the vocabulary that a question needs. */
  reading: (vocabulary: Vocabulary) => Engine;
}

const longestQuestion = 60;

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
  const stems = new Set(Array.from(words, stem));
  const rarity = (key: string) => {
    const holders = entries.filter(({ text }) => text.has(key)).length;
    return 0.5 + 0.5 * (1 - Math.log(1 + holders) / Math.log(1 + entries.length));
  };
  const weigh = (feature: Feature): Feature => {
    const key = feature.keys[0] ?? "";
    return feature.isWord && stems.has(key) ? { ...feature, weight: rarity(key) } : feature;
  };

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
      match: (question, service) => {
        const asked = understand(question);
        // "What is it?" asks for nothing yet.
        if (!asked.some(({ weight }) => weight > weights.fillers)) return [];
        return entries
          .map((entry) => compare(asked, entry, service))
          .filter(({ score }) => score > 0)
          .sort((a, b) => b.score - a.score);
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
