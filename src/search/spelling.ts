/** Finds the known word that a mistyped one stands for. */
import MiniSearch from "minisearch";

export type Speller = (word: string) => string | undefined;

const articleOrPlural = /^(?:وال|بال|ال|لل)|s$/u;

/**
 * How many letters of a folded word may be wrong, missing or too many. None in a short word, where
 * any other word is near, nor in one with digits, which is a name or a figure. An article and a plural
 * do not count: `العيد` and `cars` are short words.
 */
export function maxTypos(word: string): number {
  const { length } = word.replace(articleOrPlural, "");
  return /\d/.test(word) || length < 4 ? 0 : length < 8 ? 1 : 2;
}

/**
 * The word with each two neighbours swapped. Swapping is the commonest slip, yet it counts as two
 * wrong letters, which is more than a word of common length may have.
 */
export function swaps(word: string): string[] {
  if (maxTypos(word) !== 1) return [];
  const letters = Array.from(word);
  const swapped = letters
    .slice(1)
    .map((letter, place) =>
      [...letters.slice(0, place), letter, letters[place], ...letters.slice(place + 2)].join(""),
    );
  return swapped.filter((other) => other !== word);
}

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
    const typos = maxTypos(word);
    if (typos === 0) return undefined;
    const swapped = swaps(word).find((other) => known.has(other));
    if (swapped !== undefined) return swapped;
    // All words are as rare, so the score falls with the number of wrong letters only.
    const near = index.search(word, { fuzzy: typos, prefix: false });
    // In a short word another letter makes another word: `rent` is not `rest`.
    const isLikely = (other: string) =>
      word.length > 5 ||
      (other[1] === word[1] && (word.length > 4 || other.length !== word.length));
    return near
      .map(({ id }) => String(id))
      .find((other) => other[0] === word[0] && isLikely(other));
  };
}
