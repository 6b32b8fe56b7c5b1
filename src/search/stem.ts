/** Takes endings and prefixes off a folded word, so that forms of one word meet. */
import { distinctStems } from "./distinctWords";

const latin = /^[a-z]+$/;
const arabic = /^\p{Script=Arabic}+$/u;

/** Plural, past and -ing; a doubled last letter and a last e go, so that forms stay equal. */
function stemLatin(word: string): string {
  if (word.length < 4) return word;
  const base = word
    .replace(/ies$/, "y")
    .replace(/(?<![su])s$/, "")
    .replace(/(?<=.{3})(?:ing|ed)$/, "")
    .replace(/(?<=.{4})e$/, "");
  return base.replace(/([bdfgklmnprt])\1$/, "$1");
}

/**
 * The prefixes and suffixes of the light10 stemmer (Larkey, Ballesteros and Connell, "Light
 * stemming for Arabic information retrieval", 2007), and the possessives of "our" and "your".
 */
const prefixes = ["وال", "بال", "كال", "فال", "ال", "لل"];
const possessives = ["ها", "نا", "كم", "هم"];
const suffixes = ["ان", "ات", "ون", "ين", "يه", "ه", "ي"];
const shortestStem = 3;

const fits = (word: string, part: string) => word.length - part.length >= shortestStem;

function withoutEnding(word: string, endings: readonly string[]): string {
  const ending = endings.find((part) => word.endsWith(part) && fits(word, part)) ?? "";
  return word.slice(0, word.length - ending.length);
}

function withoutArticle(word: string): string {
  const prefix = prefixes.find((part) => word.startsWith(part) && fits(word, part)) ?? "";
  return word.slice(prefix.length);
}

function stemArabic(word: string): string {
  const joined = word.startsWith("و") && !word.startsWith("وال") && word.length > shortestStem + 1;
  const alone = joined ? word.slice(1) : word;
  const bare = withoutArticle(alone);
  return distinctStems.get(bare) ?? withoutEnding(withoutEnding(bare, possessives), suffixes);
}

/** The stem of a folded word; words with digits or of other scripts stay as they are. */
export function stem(word: string): string {
  const own = distinctStems.get(word);
  if (own !== undefined) return own;
  if (latin.test(word)) return stemLatin(word);
  return arabic.test(word) ? stemArabic(word) : word;
}

// One-letter words that are written together with the next (and, for, with, then, as), the marks of
// the future in standard and everyday Arabic, and the persons of the present tense.
const attached = /^[وفبلكسهحيتنا]/;
const verbEndings = /(?:وا|ها|هم|كم|نا|ني|ه)$/;

/**
 * A known word inside an unknown Arabic one that begins with attached letters or ends like a verb:
 * `لنظام` is `نظام`, `هتتنقل` is `نقل`. Undefined where there is none.
 *
 * @param isKnown whether a folded word is known, in any of its forms
 */
export function withoutPrefixes(
  word: string,
  isKnown: (word: string) => boolean,
): string | undefined {
  if (!arabic.test(word)) return undefined;
  let rest = word;
  for (let taken = 0; taken <= 3 && rest.length >= shortestStem; taken += 1) {
    const forms = [rest, rest.replace(verbEndings, "")];
    const known = forms.find((form) => form.length >= shortestStem && isKnown(form));
    if (known !== undefined) return known;
    if (!attached.test(rest)) return undefined;
    rest = rest.slice(1);
  }
  return undefined;
}
