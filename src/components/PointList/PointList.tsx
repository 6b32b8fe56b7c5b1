import { formatNumber } from "../../i18n/formats";
import { useLanguage } from "../../i18n/useLanguage";
import { Icon } from "../Icon/Icon";
import * as classes from "./PointList.module.css";

export interface PointListProps {
  points: readonly {
    readonly title: string;
    readonly text: string;
    readonly iconName?: string;
  }[];
  /** Numbers the points, for steps that follow one another. @default false */
  numbered?: boolean;
}

/** Titled sentences in columns: benefits, reasons, values, or the steps of a process. */
export function PointList({ points, numbered = false }: PointListProps) {
  const { language } = useLanguage();
  const List = numbered ? "ol" : "ul";
  return (
    <List role="list" className={classes.root}>
      {points.map(({ title, text, iconName }, index) => (
        <li key={title} className={classes.point}>
          {numbered ? (
            <span className={classes.number} aria-hidden="true">
              {formatNumber(index + 1, language)}
            </span>
          ) : null}
          {iconName ? <Icon name={iconName} size={30} className={classes.icon} /> : null}
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}
