/** Labels and hints of the editor: English ones come from the model, others from a file. */
import type { Language } from "../../i18n/languages";
import ar from "./words.ar.json";

/** Puts a label, hint or message of the model into a language. */
export type Say = (english: string) => string;

type Translation = Readonly<Record<string, string>>;

/** A translation of every word of the model. A language without one shows the model's own. */
export const translations: Partial<Record<Language, Translation>> = { ar };

export function editorWords(language: Language): Say {
  return (english) => translations[language]?.[english] ?? english;
}
