import { useContext } from "react";
import { I18nContext } from "react-i18next";
import { defaultLanguage, isLanguage, languages } from "./languages";

/** The page's language and its row of the table. A page in another language is another document. */
export function useLanguage() {
  const { i18n } = useContext(I18nContext);
  const language = isLanguage(i18n.language) ? i18n.language : defaultLanguage;
  return { language, ...languages[language] };
}
