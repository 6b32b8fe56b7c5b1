/** Cuts a text into folded words that know their place in it. */
import { fold, foldWithOffsets } from "./fold";

export interface Token {
  /** The folded word. */
  term: string;
  /** Where the word starts in the original text, in UTF-16 units. */
  start: number;
  /** Where it ends, exclusive. */
  end: number;
}

const words = /[\p{L}\p{N}\p{M}]+/gu;
const compounds = /[\p{L}\p{N}\p{M}]+(?:[-‐‑'’][\p{L}\p{N}\p{M}]+)*/gu;

/** The folded words of a text without their places; a compound as its parts. */
export const foldedWords = (original: string): string[] => fold(original).match(words) ?? [];

/**
 * The words of a text, each compound together with its parts: `e-commerce` gives `ecommerce`, `e`
 * and `commerce`, because people write it in all three ways. A compound comes before its parts.
 */
export function tokenize(original: string): Token[] {
  return tokenizeCompounds(original).flatMap(({ whole, parts }) =>
    parts.length > 1 ? [whole, ...parts] : [whole],
  );
}

/** The words of a text, with the parts of each; a plain word has itself as its only part. */
export function tokenizeCompounds(original: string): { whole: Token; parts: Token[] }[] {
  const { text, starts, ends } = foldWithOffsets(original);
  const token = (term: string, from: number, to: number): Token => ({
    term,
    start: starts[from] ?? 0,
    end: ends[to - 1] ?? 0,
  });
  return Array.from(text.matchAll(compounds), ({ 0: compound, index }) => {
    const parts = Array.from(compound.matchAll(words), ({ 0: part, index: at }) =>
      token(part, index + at, index + at + part.length),
    );
    const whole = token(parts.map(({ term }) => term).join(""), index, index + compound.length);
    return { whole, parts };
  });
}
