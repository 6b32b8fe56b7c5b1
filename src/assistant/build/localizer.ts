import { createInstance, type TFunction } from "i18next";
import { isolateInserted } from "../../content/isolate";
import { languages, type Language } from "../../i18n/languages";
import type { Answers } from "../../i18n/words";

/** What the sentences of one language are made with. */
export interface Localizer {
  language: Language;
  /** The sentences of locales/<language>/answers.json; what is put into them is isolated. */
  t: TFunction<"answers">;
  /** Several names as one text: `a, b and c`. */
  list: (names: readonly string[]) => string;
}

/** @param sentences the words of locales/<language>/answers.json */
export function createLocalizer(language: Language, sentences: Answers): Localizer {
  const words = createInstance();
  void words.init({
    lng: language,
    resources: { [language]: { answers: sentences } },
    defaultNS: "answers",
    interpolation: { escape: (text: string) => isolateInserted(text, language) },
    initAsync: false,
    showSupportNotice: false,
  });
  const format = new Intl.ListFormat(languages[language].intlLocale, { type: "conjunction" });
  return {
    language,
    t: words.getFixedT(language, "answers"),
    list: (names) => format.format(names),
  };
}

interface AskedItem {
  question: string;
  alsoAsked?: readonly string[] | undefined;
  answer: string;
}

/** A question of the content with its other wordings and its answer. */
export const asked = ({ question, alsoAsked, answer }: AskedItem) => ({
  question,
  ...(alsoAsked && { alsoAsked }),
  answer: [answer],
});
