import { ThemeIcon } from "@mantine/core";
import { formatNumber } from "../../i18n/formats";
import { useLanguage } from "../../i18n/useLanguage";
import { PointWords } from "../PointWords/PointWords";
import * as classes from "./PointSteps.module.css";

export interface PointStepsProps {
  steps: readonly {
    /** Short steps have none. */
    readonly title?: string;
    readonly text: string;
  }[];
}

/** Numbered steps down a line. Not Mantine's Timeline, which is no ordered list. */
export function PointSteps({ steps }: PointStepsProps) {
  const { language } = useLanguage();
  return (
    <ol role="list" className={classes.root}>
      {steps.map(({ title, text }, index) => (
        <li key={text} className={classes.step}>
          <ThemeIcon size="2.75rem" className={classes.number} aria-hidden="true">
            {formatNumber(index + 1, language)}
          </ThemeIcon>
          <div className={classes.words}>
            <PointWords title={title} text={text} />
          </div>
        </li>
      ))}
    </ol>
  );
}
