import { useEffect, useState } from "react";
import { Icon } from "../../components/Icon/Icon";
import { LanguageLink } from "../../components/LanguageLink/LanguageLink";
import { isLanguage, languages, type Language } from "../../i18n/languages";
import { preferredLanguage, rememberLanguage } from "../../i18n/preferredLanguage";
import { useLanguage } from "../../i18n/useLanguage";
import * as classes from "./LanguageSuggestion.module.css";

interface SuggestionWords {
  suggestion: { label: string; text: string; link: string; dismiss: string };
}

export interface LanguageSuggestionProps {
  /** The words of the suggestion in the other languages. */
  translations: readonly { readonly language: string; readonly data: string }[];
  location: Location;
}

/**
 * One dismissible line, in the visitor's own language, for who has chosen or set the browser to
 * another language than the page's. Nobody is redirected.
 */
export function LanguageSuggestion({ translations, location }: LanguageSuggestionProps) {
  const { language } = useLanguage();
  const [suggested, setSuggested] = useState<Language>();
  useEffect(() => {
    const preferred = preferredLanguage();
    setSuggested(preferred === language ? undefined : preferred);
  }, [language]);

  const translation = translations.find((entry) => entry.language === suggested);
  if (!translation || !isLanguage(translation.language)) return null;
  const words = (JSON.parse(translation.data) as SuggestionWords).suggestion;
  const { dir, hrefLang } = languages[translation.language];
  const dismiss = () => {
    rememberLanguage(language);
    setSuggested(undefined);
  };
  return (
    <aside
      className={classes.root}
      lang={hrefLang}
      dir={dir}
      aria-label={words.label}
      data-floating-bar
    >
      <p>
        {words.text}{" "}
        <LanguageLink to={translation.language} location={location}>
          {words.link}
        </LanguageLink>
      </p>
      <button
        type="button"
        className={classes.dismiss}
        aria-label={words.dismiss}
        onClick={dismiss}
      >
        <Icon name="x" size={20} />
      </button>
    </aside>
  );
}
