/**
 * Folding: spelling differences that do not matter to someone who searches are taken out, so that
 * `انظمه` and `أنظمة`, `ＥＲＰ` and `erp`, `٢٠٢٠` and `2020` are the same word.
 *
 * Text is first brought to Unicode's compatibility form (NFKC, https://unicode.org/reports/tr15/).
 */

/** A folded text that remembers where in the original each part of it came from. */
export interface FoldedText {
  text: string;
  /** For each UTF-16 unit of `text`, where its character starts in the original. */
  starts: number[];
  /** For each UTF-16 unit of `text`, where its character, with its marks, ends in the original. */
  ends: number[];
}

// A character and the marks on it belong together: NFKC joins alef and a separate hamza.
const characters = /\P{M}\p{M}*|\p{M}+/gu;

// Short vowels and other marks of Arabic, the lengthening stroke, and characters that only steer
// layout (joiners, direction marks, soft hyphens) and come along when text is copied.
const ignored = /[\u064B-\u065F\u0670\u0640]|\p{Cf}/gu;

/** Letters written one for another, by habit or for want of a key. */
const letters: Readonly<Record<string, string>> = {
  أ: "ا",
  إ: "ا",
  آ: "ا",
  ٱ: "ا",
  ى: "ي",
  ی: "ي",
  ئ: "ي",
  ؤ: "و",
  ة: "ه",
  ک: "ك",
};
const replaced = new RegExp(`[${Object.keys(letters).join("")}]`, "gu");

const digits = /[\u0660-\u0669\u06F0-\u06F9]/gu;
// Both rows of digits start at a multiple of sixteen.
const latinDigit = (digit: string) => String(digit.charCodeAt(0) & 0xf);

const foldAnew = (character: string) =>
  character
    .normalize("NFKC")
    .toLowerCase()
    .replace(ignored, "")
    .replace(replaced, (letter) => letters[letter] ?? letter)
    .replace(digits, latinDigit);

// A text is made of few different characters. Those of one unit are kept, of which there cannot be
// many; with marks on them there could.
const known = new Map<string, string>();

function foldCharacter(character: string): string {
  if (character.length > 1) return foldAnew(character);
  const folded = known.get(character) ?? foldAnew(character);
  known.set(character, folded);
  return folded;
}

/** Folds a text and keeps the way back to it. Takes any string, lone surrogates included. */
export function foldWithOffsets(original: string): FoldedText {
  const folded: FoldedText = { text: "", starts: [], ends: [] };
  for (const match of original.matchAll(characters)) {
    const text = foldCharacter(match[0]);
    folded.text += text;
    for (let unit = 0; unit < text.length; unit += 1) {
      folded.starts.push(match.index);
      folded.ends.push(match.index + match[0].length);
    }
  }
  return folded;
}

/** Folds a text. */
export const fold = (original: string): string =>
  original.replace(characters, (character) => foldCharacter(character));
