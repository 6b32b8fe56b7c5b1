/**
 * Invisible characters that change how the text around them is shown: direction controls (which can
 * make a name read as something else), soft hyphens, zero-width spaces. The joiners U+200C and U+200D
 * stay, because Arabic script and emoji need them.
 * Source: https://www.unicode.org/reports/tr9/#Directional_Formatting_Characters
 */
const invisible = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g;

/** Control characters other than the tab, and the two Unicode line breaks. */
const breaksLine = /[\u2028\u2029]|(?!\t)\p{Cc}/u;

/**
 * Cleans what was typed into a field of one line: no invisible characters, single spaces, composed
 * letters. Undefined when it holds a line break or another control character, with which a mail
 * header could be forged.
 */
export function cleanLine(raw: string): string | undefined {
  if (breaksLine.test(raw)) return undefined;
  return raw.normalize("NFC").replace(invisible, "").replace(/\s+/g, " ").trim();
}

/**
 * Cleans what was typed into a field of several lines: line breaks become `\n`, control characters
 * go. Everything else stays as it was written, direction marks included.
 */
export function cleanText(raw: string): string {
  return raw
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
    .replace(/(?![\n\t])\p{Cc}/gu, "")
    .trim();
}

/** The text with U+FFFD for each half of a character, on which `encodeURIComponent` throws. */
export const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, "\uFFFD");

/** Cuts a text off after so many UTF-16 code units, never inside a character. */
export const cutText = (text: string, maxLength: number): string =>
  text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, "");
