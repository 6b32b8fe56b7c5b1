import { formatNumber } from "../../i18n/formats";
import { useLanguage } from "../../i18n/useLanguage";
import * as classes from "./StepStair.module.css";

export interface StepStairProps {
  steps: readonly { readonly title: string; readonly text: string }[];
}

/**
 * Steps drawn as a stair up to the one that binds, which is of gold; a narrow window has them below
 * one another.
 */
export function StepStair({ steps }: StepStairProps) {
  const { language } = useLanguage();
  return (
    <ol role="list" className={classes.root}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className={classes.step} style={{ "--above": steps.length - 1 - index }}>
          <span className={classes.number} aria-hidden="true">
            {formatNumber(index + 1, language)}
          </span>
          <div className={classes.words}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
