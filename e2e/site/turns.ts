import { languageCodes, type Language } from "../../src/i18n/languages";

/**
 * For cases that are the same in every language, so that each runs in one of them.
 * @returns says of one case after another whether it is this language's turn
 */
export function turnsOf(language: Language): () => boolean {
  let count = 0;
  return () => languageCodes[count++ % languageCodes.length] === language;
}

/**
 * The same for tests: what depends on neither words nor direction is proven in one language, and
 * the languages take turns.
 * @returns gives `test` back in this language's turn, and else a function that registers nothing
 */
export function testsInTurn(
  language: Language,
): <T extends (...test: never[]) => void>(test: T) => T {
  const isTurn = turnsOf(language);
  return <T extends (...test: never[]) => void>(test: T) =>
    isTurn() ? test : ((() => undefined) as unknown as T);
}
