import { useTranslation } from "react-i18next";
import { defaultLanguage, isLanguage, languages } from "./languages";

/** The page's language and its row of the table. */
export function useLanguage() {
  const { i18n } = useTranslation();
  const language = isLanguage(i18n.language) ? i18n.language : defaultLanguage;
  return { language, ...languages[language] };
}
