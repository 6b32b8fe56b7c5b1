import { Button, Title } from "@mantine/core";
import { useId } from "react";
import { languages, type Language } from "../../i18n/languages";
import { useLanguage } from "../../i18n/useLanguage";
import type { KnowledgeEntry } from "../knowledge";
import * as classes from "./Suggestions.module.css";

export interface SuggestionsProps {
  title: string;
  entries: readonly KnowledgeEntry[];
  /** The language of the questions. */
  language: Language;
  onChoose: (entry: KnowledgeEntry) => void;
}

/** Questions to ask with one click. */
export function Suggestions({ title, entries, language, onChoose }: SuggestionsProps) {
  const page = useLanguage();
  const id = useId();
  const { hrefLang, dir } = languages[language];
  const own = language === page.language ? {} : { lang: hrefLang, dir };
  return (
    <div className={classes.root}>
      <Title order={3} id={id} className={classes.title}>
        {title}
      </Title>
      <ul role="list" aria-labelledby={id} {...own}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <Button variant="default" className={classes.question} onClick={() => onChoose(entry)}>
              {entry.question}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
