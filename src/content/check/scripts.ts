import { languageCodes, languages, otherLanguages, type Language } from "../../i18n/languages";
import { type Message, say } from "./issue";

/** Latin is at home in every language: brands, names of technologies, units. */
const isLatin = (script: RegExp) => script.test("A");

const anyLetter = /\p{L}/u;

/** Whether a text holds a letter at all. */
export function hasLetter(text: string): boolean {
  return anyLetter.test(text);
}

/** Whether a text holds a letter of the language's own script. */
export function hasOwnLetter(language: Language, text: string): boolean {
  return languages[language].script.test(text);
}

/**
 * What speaks against a text being in a language, going by its letters: letters of the script of
 * another language of the table (but Latin), or the mark that a failed conversion leaves behind.
 */
export function foreignLetters(language: Language, text: string): Message[] {
  const own = languages[language].script;
  const reasons = otherLanguages(language)
    .filter((code) => languages[code].script.source !== own.source)
    .filter((code) => !isLatin(languages[code].script) && languages[code].script.test(text))
    .map((code) =>
      say("foreignLetters", { other: { language: code }, language: { language }, code }),
    );
  return text.includes("\uFFFD")
    ? [...reasons, say("replacementCharacter", { mark: "\uFFFD" })]
    : reasons;
}

/** Names of the languages in themselves; they stand in every language as they are. */
export const languageLabels = languageCodes.map((code) => languages[code].label);
