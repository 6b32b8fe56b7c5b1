/** What a text is about: the concepts it names, and the other words it holds. */
import { createSpeller, type Speller } from "./spelling";
import { stem, withoutPrefixes } from "./stem";
import { tokenizeCompounds } from "./tokenize";
import type { Vocabulary } from "./vocabulary";

/** One thing a text is about: any of some concepts, or a word. */
export interface Feature {
  /** Concepts like `#price`, or one stem. */
  keys: readonly string[];
  weight: number;
  /** The folded words it was read from, corrected. */
  words: readonly string[];
  /** Set for a word the vocabulary does not know. */
  isWord?: true;
  /** Set for an aspect of a thing, such as its price. */
  isAspect?: true;
  /** Set where a mistyped word was read as another one. */
  isCorrected?: true;
}

/** The key of a concept, which no word can be. */
export const conceptKey = (concept: string): string => `#${concept}`;

/** The concept that a key stands for; undefined for the key of a word. */
export const conceptOf = (key: string): string | undefined =>
  key.startsWith("#") ? key.slice(1) : undefined;

/** Whether a word is a figure. */
export const isFigure = (word: string): boolean => /^\d+$/.test(word);

/** Folded words without the units beside their figures: `5000 دولار أمريكي`, `USD 5000`. */
function withoutUnits(vocabulary: Vocabulary, words: readonly string[]): string[] {
  const isFollowed = (index: number): boolean => {
    const next = words[index + 1] ?? "";
    return isFigure(next) || (vocabulary.isUnit(next) && isFollowed(index + 1));
  };
  let counted = false;
  return words.filter((word, index) => {
    const isUnit = vocabulary.isUnit(word) && (counted || isFollowed(index));
    counted = isFigure(word) || (counted && isUnit);
    return !isUnit;
  });
}

/**
 * The features of folded words, each once, the weightier one where two are the same.
 *
 * @param corrections those of the words that were typed differently
 */
export function featuresOf(
  vocabulary: Vocabulary,
  folded: readonly string[],
  corrections: ReadonlySet<string> = new Set(),
): Feature[] {
  const words = withoutUnits(vocabulary, folded);
  const stems = words.map(stem);
  const found = new Map<string, Feature>();
  for (let index = 0; index < words.length;) {
    const phrase = vocabulary.phraseAt(words, stems, index);
    const read = words.slice(index, index + (phrase?.stems.length ?? 1));
    const [word = ""] = read;
    index += read.length;
    if (!phrase && vocabulary.isIgnored(word)) continue;
    const feature: Feature = {
      ...(phrase
        ? { keys: phrase.concepts.map(conceptKey), weight: phrase.weight }
        : { keys: [stem(word)], weight: 1, isWord: true }),
      words: read,
      ...(phrase?.isThing === false && { isAspect: true }),
      ...(read.some((other) => corrections.has(other)) && { isCorrected: true }),
    };
    const name = feature.keys.join("|");
    const known = found.get(name);
    if (!known || known.weight < feature.weight) found.set(name, feature);
  }
  return [...found.values()];
}

/**
 * The folded words of a query. Splits a compound (`e-commerce`), unless only the whole is known
 * (`work-shop`).
 */
export const queryWords = (vocabulary: Vocabulary, query: string): string[] =>
  tokenizeCompounds(query).flatMap(({ whole, parts }) => {
    const words = parts.map(({ term }) => term);
    const phrase = vocabulary.phraseAt(words, words.map(stem), 0);
    const isWhole = phrase?.stems.length !== words.length && vocabulary.has(whole.term);
    return isWhole ? [whole.term] : words;
  });

/** The words that texts hold, besides the vocabulary. */
export interface KnownWords {
  /** Whether a folded word is one of them, in any form that counts as the same. */
  has: (word: string) => boolean;
  /** Whether a folded word begins one of them, where the last word may be half typed. */
  begins?: (word: string) => boolean;
  all: () => Iterable<string>;
}

/** A shorter word is not completed from the vocabulary. */
const minPrefixLength = 4;
/** The weight of an unknown word: the question may be about something the site does not cover. */
const unknown = 1.4;
/** A figure the site does not name says little of what is asked. */
const figure = 0.3;

/**
 * Interprets folded words as they were meant: split from joined prefixes, completed and corrected.
 */
export function createReader(vocabulary: Vocabulary, known: KnownWords, { corrects = true } = {}) {
  // An ignored word does not make its other forms known.
  const isForm = (word: string) => known.has(word) && !vocabulary.isIgnored(stem(word));
  const isKnown = (word: string) => vocabulary.has(word) || isForm(word);
  const isFound = (word: string) => known.has(word) || known.begins?.(word) === true;
  const spell = ((): Speller => {
    // Most words are spelt right, and it takes a while to make.
    let speller: Speller | undefined;
    return (word) => {
      speller ??= createSpeller([...known.all(), ...vocabulary.words()]);
      return speller(word);
    };
  })();
  /** The words, with those joined that were written apart: `woo commerce`. */
  const joined = (typed: readonly string[]) =>
    typed.reduce<string[]>((words, word) => {
      const before = words.at(-1);
      const whole = `${before ?? ""}${word}`;
      const isApart = before !== undefined && !(isKnown(before) && isKnown(word));
      return isApart && vocabulary.has(whole) ? [...words.slice(0, -1), whole] : [...words, word];
    }, []);
  /** The word that a known or half-typed word stands for; undefined for an unknown one. */
  function complete(word: string, isLast: boolean): string | undefined {
    if (isKnown(word)) return word;
    const isStart = known.begins !== undefined && (isLast || word.length >= 3);
    if (isStart && known.begins?.(word)) return word;
    const base = withoutPrefixes(word, isKnown);
    if (base !== undefined || !isStart || !isLast || word.length < minPrefixLength) return base;
    return vocabulary.words().find((other) => other.startsWith(word));
  }
  return (typed: readonly string[]): Feature[] => {
    const corrections = new Set<string>();
    const words = joined(typed);
    const read = words.map((word, index) => {
      const completed = complete(word, index === words.length - 1);
      if (completed !== undefined || !corrects) return completed ?? word;
      const other = spell(word);
      if (other !== undefined) corrections.add(other);
      return other ?? word;
    });
    return featuresOf(vocabulary, read, corrections).map((feature) =>
      feature.isWord && !feature.words.some(isFound)
        ? {
            ...feature,
            weight: feature.words.every(isFigure) ? figure : unknown,
          }
        : feature,
    );
  };
}
