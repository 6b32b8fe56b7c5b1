/** What words are about: phrases of a language, each standing for concepts. */
import { fold } from "./fold";
import { stem } from "./stem";
import { foldedWords } from "./tokenize";

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

/** A file of `vocabulary/`: for each concept lines of phrases, with commas between them. */
export type VocabularyData = Readonly<
  Record<Group, Readonly<Record<string, readonly string[]>>> & {
    /** Words that beside a figure only say what it counts. */
    units: readonly string[];
    ignored: readonly string[];
  }
>;

export interface Phrase {
  stems: readonly string[];
  /** What it stands for: any of these concepts. */
  concepts: readonly string[];
  weight: number;
  /** Names a thing, and not what is wanted of one, as a price. */
  isThing: boolean;
}

const groups = Object.keys(weights) as Group[];
/** The groups whose phrases name their concept; those of others suggest it, as `delivery` a shop. */
const namingGroups = new Set<Group>(["subjects", "topics", "facts"]);
const cut = (lines: readonly string[]) => lines.flatMap((line) => line.split(","));

export type Vocabulary = ReturnType<typeof createVocabulary>;

/** Makes one vocabulary of the files of some languages. */
export function createVocabulary(languages: readonly VocabularyData[]) {
  const phrases = new Map<string, Phrase[]>();
  const conceptWeights = new Map<string, number>();
  /** The single words that name each concept. */
  const names = new Map<string, Set<string>>();
  const words = new Set<string>();

  function add(text: string, concept: string, group: Group): void {
    const found = foldedWords(text);
    const stems = found.map(stem);
    const [first] = stems;
    if (first === undefined) return;
    for (const word of found) words.add(word);
    if (found.length === 1 && namingGroups.has(group)) {
      names.set(concept, (names.get(concept) ?? new Set()).add(found.join()));
    }
    const others = phrases.get(first) ?? [];
    const same = others.find((other) => other.stems.join(" ") === stems.join(" "));
    const phrase = {
      stems,
      concepts: [...new Set([...(same?.concepts ?? []), concept])],
      weight: Math.max(weights[group], same?.weight ?? 0),
      isThing: (group !== "intents" && group !== "fillers") || same?.isThing === true,
    };
    // The longest phrase first, so that it wins over its parts.
    const all = [...others.filter((other) => other !== same), phrase];
    phrases.set(
      first,
      all.sort((a, b) => b.stems.length - a.stems.length),
    );
  }

  for (const data of languages) {
    for (const group of groups) {
      for (const [concept, lines] of Object.entries(data[group])) {
        conceptWeights.set(concept, Math.max(weights[group], conceptWeights.get(concept) ?? 0));
        for (const text of cut(lines)) add(text, concept, group);
      }
    }
  }
  const ignored = new Set(
    languages.flatMap((data) => cut(data.ignored).map((text) => fold(text).trim())),
  );

  const units = new Set(languages.flatMap((data) => cut(data.units).flatMap(foldedWords)));

  return {
    /** Whether a folded word beside a figure only says what it counts: `dollars`. */
    isUnit: (word: string): boolean => units.has(word),
    /** Whether a folded word says nothing about what is asked. */
    isIgnored: (word: string): boolean => ignored.has(word),
    /** Whether a folded word stands in the vocabulary. */
    has: (word: string): boolean => words.has(word) || ignored.has(word) || units.has(word),
    /** All words, folded. */
    words: (): string[] => [...words, ...ignored, ...units],
    /** The single words that name a concept, for marking what was found. */
    namesOf: (concept: string): string[] => [...(names.get(concept) ?? [])],
    /** How much a concept counts; an unknown one, like a new service, as a subject. */
    weightOf: (concept: string): number => conceptWeights.get(concept) ?? weights.subjects,
    /**
     * The longest phrase that begins at a place of a row of words. A word to ignore is no other
     * form of a phrase: `supported` does not ask for support.
     */
    phraseAt(row: readonly string[], stems: readonly string[], place: number): Phrase | undefined {
      const word = row[place] ?? "";
      const isOther = ignored.has(word) && !words.has(word);
      return (phrases.get(stems[place] ?? "") ?? []).find(
        (phrase) =>
          (!isOther || phrase.stems.length > 1) &&
          phrase.stems.every((expected, offset) => stems[place + offset] === expected),
      );
    },
  };
}
