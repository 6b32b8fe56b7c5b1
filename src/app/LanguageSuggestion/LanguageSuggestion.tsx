import { useEffect, useState, type ComponentType } from "react";
import type { Language } from "../../i18n/languages";
import { preferredLanguage, rememberLanguage } from "../../i18n/preferredLanguage";
import { useLanguage } from "../../i18n/useLanguage";
import type { SuggestionLineProps } from "./SuggestionLine";

export interface LanguageSuggestionProps {
  /** The words of the suggestion in the other languages. */
  translations: readonly { readonly language: string; readonly data: string }[];
  location: Location;
}

/** Most visitors read the page they came for, and load nothing of it. */
const loadLine = () => import(/* webpackChunkName: "suggestion" */ "./SuggestionLine");

/**
 * A dismissible line in the visitor's language, shown when their stored choice or browser language
 * differs from the page's. Nobody is redirected.
 */
export function LanguageSuggestion({ translations, location }: LanguageSuggestionProps) {
  const { language } = useLanguage();
  const [suggested, setSuggested] = useState<Language>();
  const [Line, setLine] = useState<ComponentType<SuggestionLineProps>>();
  useEffect(() => {
    const preferred = preferredLanguage();
    const other = preferred === language ? undefined : preferred;
    setSuggested(other);
    if (!other) return;
    loadLine().then(
      ({ SuggestionLine }) => setLine(() => SuggestionLine),
      // Without it the page is complete; the header has the same link.
      () => undefined,
    );
  }, [language]);

  const translation = translations.find((entry) => entry.language === suggested);
  if (!Line || !suggested || !translation) return null;
  const dismiss = () => {
    rememberLanguage(language);
    setSuggested(undefined);
  };
  return (
    <Line language={suggested} data={translation.data} location={location} onDismiss={dismiss} />
  );
}
