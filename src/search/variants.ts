/** Other words that a searched word may stand for, each worth less than the word itself. */
import { fold } from "./fold";
import synonyms from "./synonyms.json";

export interface Variant {
  term: string;
  /** How much a match counts beside one of the word itself, 0 to 1. */
  boost: number;
}

// The article, alone and with the one-letter words that are written together with it.
const articles = ["وال", "بال", "ال", "لل"];
// What is left after an article must be a word: الي is not ال and ي.
const shortestStem = 3;
const arabic = /^\p{Script=Arabic}+$/u;
const plural = /^([a-z]{3,})s$/;

const groups = new Map<string, Set<string>>();
for (const group of synonyms) {
  const words = group.map(fold);
  for (const word of words) groups.set(word, new Set([...(groups.get(word) ?? []), ...words]));
}

/** The word without its article, or undefined when it has none. */
function withoutArticle(word: string): string | undefined {
  const article = articles.find(
    (prefix) => word.startsWith(prefix) && word.length - prefix.length >= shortestStem,
  );
  return article === undefined ? undefined : word.slice(article.length);
}

/** The variants of a folded word, without the word itself, each once. */
export function variantsOf(word: string): Variant[] {
  const stem = withoutArticle(word) ?? plural.exec(word)?.[1];
  const base = arabic.test(word) ? (stem ?? word) : undefined;
  const inflected = [
    ...(stem === undefined ? [] : [stem]),
    ...(base !== undefined && base.length >= shortestStem ? articles.map((a) => a + base) : []),
  ];
  const related = [word, ...(stem === undefined ? [] : [stem])].flatMap((known) => [
    ...(groups.get(known) ?? []),
  ]);
  const variants = new Map<string, number>();
  for (const term of related) variants.set(term, 0.5);
  for (const term of inflected) variants.set(term, 0.7);
  variants.delete(word);
  return Array.from(variants, ([term, boost]) => ({ term, boost }));
}
