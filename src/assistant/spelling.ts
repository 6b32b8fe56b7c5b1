/** Finds the known word that a mistyped one stands for. */
import MiniSearch from "minisearch";
import { maxTypos, swaps } from "../search/typos";

export type Speller = (word: string) => string | undefined;

/**
 * A speller over folded words. It answers with the word itself where it is known, with the nearest
 * one that begins with the same letter, or with undefined when none is near.
 */
export function createSpeller(words: Iterable<string>): Speller {
  const known = new Set(words);
  const index = new MiniSearch<{ id: string }>({
    fields: ["id"],
    tokenize: (text) => [text],
    processTerm: (term) => term,
  });
  // A slip makes another word of a short one too easily.
  index.addAll(Array.from(known, (id) => ({ id })).filter(({ id }) => id.length >= 4));
  return (word) => {
    if (known.has(word)) return word;
    const typos = word.length < 5 ? 0 : maxTypos(word);
    if (typos === 0) return undefined;
    const swapped = swaps(word).find((other) => known.has(other));
    if (swapped !== undefined) return swapped;
    // All words are as rare, so the score falls with the number of wrong letters only.
    const near = index.search(word, { fuzzy: typos, prefix: false });
    return near.map(({ id }) => String(id)).find((other) => other[0] === word[0]);
  };
}
