/** The terms under which the words of a query are looked up in an index. */
import { maxTypos, swaps } from "./spelling";
import { stem } from "./stem";
import { isFigure, type Feature } from "./understand";

/** A term that is looked up in the index, alone or with all that begin with it. */
export interface Lookup {
  term: string;
  prefix: boolean;
}

// The article, alone and with the one-letter words that are written together with it.
const articles = ["ال", "وال", "بال", "لل"];
const arabic = /^\p{Script=Arabic}+$/u;
const shortestStem = 3;

/** What a folded word is looked up as; the last one may be half typed, and no figure begins another. */
export const asTyped = (term: string, isLast: boolean): Lookup => ({
  term,
  prefix: !isFigure(term) && (isLast || term.length >= 3),
});

/** Where the other forms of a folded word stand: by its stem, and by that with each article. */
function formsOf(word: string): Lookup[] {
  const base = stem(word);
  const withArticle =
    arabic.test(word) && base.length >= shortestStem
      ? articles.map((article) => article + base)
      : [];
  const others = [base, ...withArticle].filter((term) => term !== word);
  return others.map((term) => ({ term, prefix: term.length >= 4 }));
}

/** How many letters of a word that may be mistyped are taken for right. */
const trusted = 2;
const asPrefix = (term: string): Lookup => ({ term, prefix: true });

/**
 * What a query looks up, the typed words first, by which the parts of an index that it needs are
 * known. Wrong letters are looked for behind the second letter only, or where two are swapped.
 */
export function lookupsOf(
  features: readonly Feature[],
  last: string | undefined,
  wholes: ReadonlyMap<string, string>,
  exact: boolean,
): Lookup[] {
  const words = features.flatMap((feature) => feature.words);
  const typed = words.flatMap((word) =>
    [...new Set([word, wholes.get(word) ?? word])].map((term) => asTyped(term, word === last)),
  );
  const concepts = features.flatMap(({ isWord, keys }) => (isWord ? [] : keys));
  const near = exact ? [] : words.filter((word) => maxTypos(word) > 0);
  return [
    ...typed,
    ...concepts.map((term) => ({ term, prefix: false })),
    ...near.map((word) => asPrefix(word.slice(0, trusted))),
    ...near.flatMap((word) => swaps(word).map(asPrefix)),
    ...words.flatMap(formsOf),
  ];
}
