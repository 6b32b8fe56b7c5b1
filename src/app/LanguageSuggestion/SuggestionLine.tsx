import { ActionIcon } from "@mantine/core";
import { Icon } from "../../components/Icon/Icon";
import { LanguageLink } from "../../components/LanguageLink/LanguageLink";
import { languages, type Language } from "../../i18n/languages";
import * as classes from "./LanguageSuggestion.module.css";

interface SuggestionWords {
  suggestion: { label: string; text: string; link: string; dismiss: string };
}

export interface SuggestionLineProps {
  language: Language;
  /** The words of the suggestion in that language, as JSON. */
  data: string;
  location: Location;
  onDismiss: () => void;
}

/** The line itself, in the language that it suggests. */
export function SuggestionLine({ language, data, location, onDismiss }: SuggestionLineProps) {
  const words = (JSON.parse(data) as SuggestionWords).suggestion;
  const { dir, hrefLang } = languages[language];
  return (
    <aside
      className={classes.root}
      lang={hrefLang}
      dir={dir}
      aria-label={words.label}
      data-language-line
    >
      <p>
        <span>{words.text}</span>{" "}
        <LanguageLink to={language} location={location}>
          {words.link}
        </LanguageLink>
      </p>
      <ActionIcon className={classes.dismiss} aria-label={words.dismiss} onClick={onDismiss}>
        <Icon name="x" size={20} />
      </ActionIcon>
    </aside>
  );
}
