import { languageCodes, type Language } from "../../src/i18n/languages";

/**
 * For cases that are the same in every language, so that each runs in one of them.
 * @returns says of one case after another whether it is this language's turn
 */
export function turnsOf(language: Language): () => boolean {
  let count = 0;
  return () => languageCodes[count++ % languageCodes.length] === language;
}
