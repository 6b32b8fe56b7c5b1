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

// Signs that belong to a name: C#, C++, .NET, ASP.NET, .com.
const named = String.raw`(?:\.net|(?<![\p{L}\p{N}])\.(?:com|org))(?![\p{L}\p{N}])`;
const word = String.raw`[\p{L}\p{N}\p{M}]+(?:(?<=\p{L})(?:#|\+\+)(?![\p{L}\p{N}]))?`;
// Letters with a full stop after each but perhaps the last: E.R.P.
const initials = String.raw`(?<![\p{L}\p{N}])\p{L}(?:\.\p{L})+(?![\p{L}\p{N}])`;
// Figures with thousands apart, without anything behind the point, or as they are spoken: 5,000,
// ٥٬٠٠٠, 5 000, 5000.00, 5k.
const figure = String.raw`(?<![\p{L}\p{N}.,])(?:\d{1,3}(?:[.,٬،'’ ]\d{3})+|\d+(?=[.٫]00|k))(?:[.٫]00|k)?(?![\p{L}\p{N}])`;
// Hyphens and dashes, which telephones put for one another, and what stands inside a name: Node.js.
const joiner = String.raw`[-‐‑‒–−_'’‘]|(?<=[a-z])\.(?=[a-z])`;

const part = `${figure}|${named}|${initials}|${word}`;
const parts = new RegExp(part, "gu");
const compounds = new RegExp(
  `${figure}|${named}|${initials}|${word}(?:(?:${joiner})${word})*`,
  "gu",
);

/** A word or figure as the index has it. */
const termOf = (match: string): string =>
  /^\d/.test(match)
    ? match
        .replace(/[.٫]00$/u, "")
        .replace(/k$/u, "000")
        .replace(/\P{N}(?=\d)/gu, "")
    : match.replace(/(?<=\p{L})\./gu, "");

/** The folded words of a text without their places; a compound as its parts. */
export const foldedWords = (original: string): string[] =>
  Array.from(fold(original).matchAll(parts), ([match]) => termOf(match));

/**
 * The words of a text, each compound together with its parts: `e-commerce` gives `ecommerce`, `e`
 * and `commerce`, because people write it in all three ways. A compound comes before its parts.
 */
export function tokenize(original: string): Token[] {
  return tokenizeCompounds(original).flatMap(({ whole, parts: inside }) =>
    inside.length > 1 ? [whole, ...inside] : [whole],
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
    const inside = Array.from(compound.matchAll(parts), ({ 0: match, index: at }) =>
      token(termOf(match), index + at, index + at + match.length),
    );
    const whole = token(inside.map(({ term }) => term).join(""), index, index + compound.length);
    return { whole, parts: inside };
  });
}
