/**
 * Keeps left-to-right matter in its order inside right-to-left text: without this a telephone
 * number reads backwards, group by group, and the point at the end of an address jumps to its
 * start. LEFT-TO-RIGHT ISOLATE (U+2066) and POP DIRECTIONAL ISOLATE (U+2069) of the Unicode
 * bidirectional algorithm, UAX #9.
 */
import { languages, type Language } from "../i18n/languages";

const isolated = /\u2066[^\u2069]*\u2069/;
// Only from the start of a run: tried from every place in it, a long text takes quadratic time.
// A name in other letters is a whole one: the Arabic "and" is written together with what it joins.
const email =
  /(?:(?<![\w.%+-])[\w.%+-]+|(?<![\p{L}\p{M}\p{N}._-])(?:(?![a-z])[\p{L}\p{M}\p{N}._-])+)@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+/u;
// The punctuation after an address belongs to the sentence.
const webAddress = /(?:https?:\/\/|www\.)[^\s<>،؛؟]*[\p{L}\p{M}\p{N}_/#=&-]/u;
// International, or national with its leading zero; figures and years have neither.
const phone = /(?:\+|(?<![\d.,:])0)\d(?:[ ()./-]{0,2}\d){5,13}(?!\d)/;

const candidates = new RegExp(
  [isolated, email, webAddress, phone].map(({ source }) => source).join("|"),
  "giu",
);

/** A text that is left-to-right as a whole, for use inside a text of the language. */
export function isolate(text: string, language: Language): string {
  return languages[language].dir === "rtl" ? `\u2066${text}\u2069` : text;
}

/**
 * A text of either direction for use inside a sentence of the language: a name that ends in Latin
 * letters would otherwise draw the figure after it to its other side. FIRST STRONG ISOLATE (U+2068).
 */
export function isolateInserted(text: string, language: Language): string {
  return languages[language].dir === "rtl" ? `\u2068${text}\u2069` : text;
}

/** A text with every e-mail address, web address and telephone number in it isolated, once. */
export function isolateAddresses(text: string, language: Language): string {
  if (languages[language].dir === "ltr") return text;
  return text.replace(candidates, (match) =>
    match.startsWith("\u2066") ? match : isolate(match, language),
  );
}
