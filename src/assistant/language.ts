/** In which language a question is asked. */
import { languageCodes, languages, type Language } from "../i18n/languages";
import { foldedWords } from "../search/tokenize";

/**
 * The language that most letters of a question belong to; the page's own where that says nothing, as
 * between languages of one script.
 *
 * @param isNeutral whether a folded word is at home in the page's language too, such as `erp`
 */
export function languageOf(
  question: string,
  pageLanguage: Language,
  isNeutral: (word: string) => boolean,
): Language {
  const distinctiveWords = foldedWords(question).filter((word) => !isNeutral(word));
  const letters = Array.from(distinctiveWords.join(""));
  const count = (code: Language) =>
    letters.filter((letter) => languages[code].script.test(letter)).length;
  const max = Math.max(...languageCodes.map(count));
  if (max === 0 || count(pageLanguage) === max) return pageLanguage;
  return languageCodes.find((code) => count(code) === max) ?? pageLanguage;
}
