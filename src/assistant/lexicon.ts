/** What words are about: phrases of both languages, each leading to concepts. */
import { fold } from "../search/fold";
import stopWords from "../search/stopWords.json";
import { foldedWords } from "../search/tokenize";
import ar from "./lexicon/ar.json";
import en from "./lexicon/en.json";
import { stem } from "./stem";

/** How much a phrase says about what is asked, by the group it stands in. */
export const weights = {
  subjects: 2,
  topics: 1.8,
  facts: 2,
  leads: 1.1,
  intents: 1.2,
  hints: 0.7,
  fillers: 0.3,
} as const;

type Group = keyof typeof weights;
type Phrases = Readonly<Record<string, readonly string[]>>;

/** What a phrase stands for: any of its concepts. */
export interface Meaning {
  concepts: readonly string[];
  weight: number;
}

interface Phrase extends Meaning {
  stems: readonly string[];
}

const groups = Object.keys(weights) as Group[];
const phrases = new Map<string, Phrase[]>();
const conceptWeights = new Map<string, number>();
const vocabulary = new Set<string>();

function addPhrase(text: string, concept: string, weight: number): void {
  const words = foldedWords(text);
  for (const word of words) vocabulary.add(word);
  const stems = words.map(stem);
  const first = stems[0];
  if (first === undefined) return;
  const others = phrases.get(first) ?? [];
  const same = others.find((other) => other.stems.join(" ") === stems.join(" "));
  const rest = others.filter((other) => other !== same);
  const concepts = [...new Set([...(same?.concepts ?? []), concept])];
  const merged = { stems, concepts, weight: Math.max(weight, same?.weight ?? 0) };
  // The longest phrase first, so that it wins over its parts.
  phrases.set(
    first,
    [...rest, merged].sort((a, b) => b.stems.length - a.stems.length),
  );
}

for (const lexicon of [en, ar]) {
  for (const group of groups) {
    for (const [concept, texts] of Object.entries<readonly string[]>(lexicon[group] as Phrases)) {
      const weight = weights[group];
      conceptWeights.set(concept, Math.max(weight, conceptWeights.get(concept) ?? 0));
      for (const text of texts) addPhrase(text, concept, weight);
    }
  }
}

const ignored = new Set([...stopWords, ...en.ignored, ...ar.ignored].map(fold));

/** Whether a folded word says nothing about what is asked. */
export const isIgnored = (word: string): boolean => ignored.has(word);

/** Whether a folded word stands in the lexicon. */
export const isInLexicon = (word: string): boolean => vocabulary.has(word) || ignored.has(word);

/** All words of the lexicon, folded. */
export const lexiconWords = (): string[] => [...vocabulary, ...ignored];

/** How much a concept counts; one the lexicon does not know, like a new service, as a subject. */
export const weightOf = (concept: string): number =>
  conceptWeights.get(concept) ?? weights.subjects;

/**
 * The longest phrase that begins at a place of a row of words. A word to ignore is no other form
 * of a phrase: `supported` does not ask for support.
 */
export function phraseAt(
  words: readonly string[],
  stems: readonly string[],
  place: number,
): Phrase | undefined {
  const word = words[place] ?? "";
  const isOther = ignored.has(word) && !vocabulary.has(word);
  const candidates = (phrases.get(stems[place] ?? "") ?? []).filter(
    (phrase) => !isOther || phrase.stems.length > 1,
  );
  return candidates.find((phrase) =>
    phrase.stems.every((expected, offset) => stems[place + offset] === expected),
  );
}
