import { ThemeIcon } from "@mantine/core";
import { formatNumber } from "../../i18n/formats";
import { useLanguage } from "../../i18n/useLanguage";
import { PointWords } from "../../components/PointWords/PointWords";
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
