/** Words of the editor: English ones come from the model, others from files. */
import type { Language } from "../../i18n/languages";
import hintsEn from "./hints.en.json";
import ar from "./words.ar.json";

/** Puts a label, hint or message of the model into a language. */
export type Translate = (english: string) => string;

type Translation = Readonly<Record<string, string>>;

/** A translation of every word of the model. A language without one shows the model's own. */
export const translations: Partial<Record<Language, Translation>> = { ar };

/** What the model describes for developers, in words for an owner. */
const ownersWords: Partial<Record<Language, Translation>> = { en: hintsEn };

export function editorWords(language: Language): Translate {
  const words = { ...translations[language], ...ownersWords[language] };
  return (english) => words[english] ?? english;
}
