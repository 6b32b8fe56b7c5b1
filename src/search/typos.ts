/** How wrong a searched word may be written, when it is not found as it is. */

/**
 * How many letters of a folded word may be wrong, missing or too many. None in a short word, where
 * any other word is near, nor in one with digits, which is a name or a figure.
 */
export const maxTypos = (word: string): number =>
  /\d/.test(word) || word.length < 4 ? 0 : word.length < 8 ? 1 : 2;

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
