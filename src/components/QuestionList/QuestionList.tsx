import { Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { Icon } from "../Icon/Icon";
import * as classes from "./QuestionList.module.css";

export interface QuestionListProps {
  questions: readonly {
    readonly question: string;
    readonly answer: string;
    /**
     * The question's address on its page. It stands on the answer, because browsers open a
     * `details` for what is inside it.
     */
    readonly id?: string;
    /** Content below the answer. */
    readonly below?: ReactNode;
  }[];
}

/** Questions with answers that expand natively, as `details`. */
export function QuestionList({ questions }: QuestionListProps) {
  return (
    <div className={classes.root}>
      {questions.map(({ question, answer, id, below }) => (
        <details key={question} className={classes.item}>
          <summary>
            <Title order={3} className={classes.question}>
              {question}
            </Title>
            <Icon name="chevron-down" size={20} className={classes.chevron} />
          </summary>
          <Text id={id} c="dimmed" className={classes.answer}>
            {answer}
          </Text>
          {below}
        </details>
      ))}
    </div>
  );
}
