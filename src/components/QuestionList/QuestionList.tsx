import { Icon } from "../Icon/Icon";
import * as classes from "./QuestionList.module.css";

export interface QuestionListProps {
  questions: readonly { readonly question: string; readonly answer: string }[];
}

/** Questions with answers that expand natively, as `details`. */
export function QuestionList({ questions }: QuestionListProps) {
  return (
    <div className={classes.root}>
      {questions.map(({ question, answer }) => (
        <details key={question} className={classes.item}>
          <summary>
            <h3>{question}</h3>
            <Icon name="chevron-down" size={20} className={classes.chevron} />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
