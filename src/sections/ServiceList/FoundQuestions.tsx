import { Text, Title } from "@mantine/core";
import { useId, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { coverLink } from "../../components/coverLink/coverLink";
import { SiteLink } from "../../components/SiteLink/SiteLink";
import type { FoundQuestion } from "../../search/searchFile";
import * as classes from "./FoundQuestions.module.css";

export interface FoundQuestionsProps {
  /** The questions, each with its words that matched. */
  found: readonly { question: FoundQuestion; terms: readonly string[] }[];
  /** Renders a text with the words that matched. */
  show: (text: string, terms: readonly string[]) => ReactNode;
}

/** The general questions that a search has found, each a link to its answer. */
export function FoundQuestions({ found, show }: FoundQuestionsProps) {
  const { t } = useTranslation("pages");
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={classes.root}>
      <Title order={2} size="h3" id={headingId}>
        {t("search.answers.title")}
      </Title>
      <ul role="list">
        {found.map(({ question: { path, question, answer }, terms }) => (
          <li key={path}>
            <Title order={3} className={classes.question}>
              <SiteLink to={path} className={coverLink}>
                {show(question, terms)}
              </SiteLink>
            </Title>
            <Text size="sm" c="dimmed" lineClamp={2} className={classes.answer}>
              {show(answer, terms)}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
