/**
 * Folding: spelling differences that do not matter to someone who searches are taken out, so that
 * `انظمه` and `أنظمة`, `پرمجة` and `برمجة`, `ＥＲＰ`, `ÉRP` and `erp`, `٢٠٢٠` and `2020` are the same word.
 *
 * Text is first brought to Unicode's compatibility form with accents apart (NFKD,
 * https://unicode.org/reports/tr15/).
 */
import { latinDigits } from "../i18n/visibleText";
import { plainLetters } from "./letters";

/** A folded text that remembers where in the original each part of it came from. */
export interface FoldedText {
  text: string;
  /** For each UTF-16 unit of `text`, where its character starts in the original. */
  starts: number[];
  /** For each UTF-16 unit of `text`, where its character, with its marks, ends in the original. */
  ends: number[];
}

// A character and the marks on it belong together: they are folded, and marked, as one.
const characters = /\P{M}\p{M}*|\p{M}+/gu;

// Accents of Latin, Greek and Cyrillic letters, hamza, short vowels and other marks of Arabic, the
// lengthening stroke, and what nobody sees: joiners, direction marks, soft hyphens, fillers.
const ignored =
  /(?=\p{M})[\p{Script=Inherited}\p{Script=Arabic}]|\u0640|[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

function foldAnew(character: string): string {
  const apart = character.normalize("NFKD");
  // Presentation forms of Arabic marks count as letters, and are apart a space with a mark on it.
  const inWord = /^\p{L}/u.test(character) ? apart.trimStart() : apart;
  return latinDigits(plainLetters(inWord.replace(ignored, "")));
}

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
