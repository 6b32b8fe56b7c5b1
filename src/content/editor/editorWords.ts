/** Words of the editor: English ones come from the model and the content check, others from files. */
import type { Language } from "../../i18n/languages";
import hintsEn from "./hints.en.json";
import issuesAr from "./issues.ar.json";
import ar from "./words.ar.json";

/** Puts a label, hint or message of the model into a language. */
export type Translate = (english: string) => string;

type Translation = Readonly<Record<string, string>>;

/** A translation of every word of the model. A language without one shows the model's own. */
export const translations: Partial<Record<Language, Translation>> = { ar };

/** What the model describes for developers, in words for an owner. */
const ownersWords: Partial<Record<Language, Translation>> = { en: hintsEn };

/** Translations of what the content check says; `{name}` is what differs from issue to issue. */
const issueTranslations: Partial<Record<Language, Translation>> = { ar: issuesAr };

export function editorWords(language: Language): Translate {
  const words = { ...translations[language], ...ownersWords[language] };
  return (english) => words[english] ?? english;
}

const gap = /\\\{(\w+)\\\}/g;
const patternOf = (english: string) =>
  new RegExp(
    `^${english.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(gap, "(?<$1>.+)")}$`,
    "su",
  );

/** Puts what the content check says into a language, and so whatever it repeats of the model. */
export function issueWords(language: Language): Translate {
  const words = editorWords(language);
  const known = Object.entries(issueTranslations[language] ?? {}).map(([english, own]) => ({
    pattern: patternOf(english),
    own,
  }));
  const translate: Translate = (english) => {
    // Hints stand without their full stop in an issue.
    const ofModel = [words(english), words(`${english}.`).replace(/\.$/, "")];
    const exact = ofModel.find((own) => own !== english);
    if (exact !== undefined) return exact;
    for (const { pattern, own } of known) {
      const found = pattern.exec(english);
      if (found)
        return own.replace(/\{(\w+)\}/g, (_, name: string) =>
          translate(found.groups?.[name] ?? ""),
        );
    }
    return english;
  };
  return translate;
}
