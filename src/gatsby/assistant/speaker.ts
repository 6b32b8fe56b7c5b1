import { createInstance, type TFunction } from "i18next";
import type { Answers } from "../../i18n/words";
import { languages, type Language } from "../../i18n/languages";
import { isolateInserted } from "../isolate";
import { companyTokens, replaceTokens } from "../tokens";
import type { AssistantContent } from "./content";

type Localized<T> = Readonly<Record<Language, T>>;

/** Everything the texts of one language are made with. */
export interface Speaker {
  language: Language;
  /** The sentences of locales/<language>/answers.json; what is put into them is isolated. */
  t: TFunction<"answers">;
  /** A text of the content, its tokens replaced. */
  say: (text: Localized<string>) => string;
  sayAll: (texts: Localized<readonly string[]>) => string[];
  /** Several names as one text: `a, b and c`. */
  list: (names: readonly string[]) => string;
}

/** @param sentences the words of locales/<language>/answers.json */
export function speaker(
  { company, services }: AssistantContent,
  language: Language,
  sentences: Answers,
): Speaker {
  const tokens = companyTokens(company, language, services.length);
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
    say: (text) => replaceTokens(text[language], tokens),
    sayAll: (texts) => texts[language].map((text) => replaceTokens(text, tokens)),
    list: (names) => format.format(names),
  };
}

interface AskedItem {
  question: Localized<string>;
  alsoAsked?: Localized<readonly string[]> | undefined;
  answer: Localized<string>;
}

/** A question of the content with its other wordings and its answer. */
export const asked = ({ question, alsoAsked, answer }: AskedItem, { say, sayAll }: Speaker) => ({
  question: say(question),
  ...(alsoAsked && { alsoAsked: sayAll(alsoAsked) }),
  answer: [say(answer)],
});
