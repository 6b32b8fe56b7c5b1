import { Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { Icon } from "../Icon/Icon";
import * as classes from "./QuestionList.module.css";

export interface QuestionListProps {
  questions: readonly {
    readonly question: string;
    readonly answer: string;
    /**
     * Fragment id. Set on the answer: browsers expand a closed `details` where the fragment targets an
     * element inside it.
     */
    readonly id?: string;
    /** Content below the answer. */
    readonly below?: ReactNode;
  }[];
}

/**
 * Marks all questions of a page, in one list or several, as one FAQPage. Microdata rather than JSON-LD,
 * which would repeat every answer. Source: https://schema.org/FAQPage
 */
export function PageQuestions({ children }: { children: ReactNode }) {
  return (
    <div itemScope itemType="https://schema.org/FAQPage">
      {children}
    </div>
  );
}

/** Questions with answers that expand natively, as `details`; inside `PageQuestions`. */
export function QuestionList({ questions }: QuestionListProps) {
  return (
    <div className={classes.root}>
      {questions.map(({ question, answer, id, below }) => (
        <details
          key={question}
          className={classes.item}
          itemProp="mainEntity"
          itemScope
          itemType="https://schema.org/Question"
        >
          <summary>
            <Title order={3} className={classes.question} itemProp="name">
              {question}
            </Title>
            <Icon name="chevron-down" size={20} className={classes.chevron} />
          </summary>
          <div itemProp="acceptedAnswer" itemScope itemType="https://schema.org/Answer">
            <Text id={id} c="dimmed" className={classes.answer} itemProp="text">
              {answer}
            </Text>
          </div>
          {below}
        </details>
      ))}
    </div>
  );
}
