import { formatNumber } from "../../i18n/formats";
import { useLanguage } from "../../i18n/useLanguage";
import * as classes from "./PointSteps.module.css";

export interface PointStepsProps {
  steps: readonly {
    /** Short steps have none. */
    readonly title?: string;
    readonly text: string;
  }[];
}

/** Steps that follow one another, numbered down a line. */
export function PointSteps({ steps }: PointStepsProps) {
  const { language } = useLanguage();
  return (
    <ol role="list" className={classes.root}>
      {steps.map(({ title, text }, index) => (
        <li key={text} className={classes.step}>
          <span className={classes.number} aria-hidden="true">
            {formatNumber(index + 1, language)}
          </span>
          <div className={classes.words}>
            {title ? <h3>{title}</h3> : null}
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
