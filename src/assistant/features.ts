/** What a text is about: the concepts it names, and the other words it holds. */
import { isIgnored, phraseAt } from "./lexicon";
import { stem } from "./stem";

/** One thing a text is about: any of some concepts, or a word. */
export interface Feature {
  /** Concepts like `#price`, or one stem. */
  keys: readonly string[];
  weight: number;
  /** Set for a word the lexicon does not know. */
  isWord?: true;
  /** Set where a mistyped word was read as another one. */
  isCorrected?: true;
}

/** The key of a concept, which no word can be. */
export const conceptKey = (concept: string): string => `#${concept}`;

/**
 * The features of a row of folded words, each once, the weightier one where two are the same.
 *
 * @param corrections words of the row that were typed differently
 */
export function featuresOfWords(
  words: readonly string[],
  corrections: ReadonlySet<string> = new Set(),
): Feature[] {
  const stems = words.map(stem);
  const found = new Map<string, Feature>();
  const add = (feature: Feature) => {
    const name = feature.keys.join("|");
    const known = found.get(name);
    if (!known || known.weight < feature.weight) found.set(name, feature);
  };
  for (let place = 0; place < stems.length;) {
    const phrase = phraseAt(words, stems, place);
    const word = words[place] ?? "";
    const length = phrase?.stems.length ?? 1;
    const mended = words.slice(place, place + length).some((other) => corrections.has(other));
    const mark = mended ? ({ isCorrected: true } as const) : {};
    if (phrase) add({ keys: phrase.concepts.map(conceptKey), weight: phrase.weight, ...mark });
    else if (!isIgnored(word))
      add({ keys: [stems[place] ?? word], weight: 1, isWord: true, ...mark });
    place += length;
  }
  return [...found.values()];
}
