import { ThemeIcon } from "@mantine/core";
import { Icon } from "../Icon/Icon";
import { PointWords } from "../PointWords/PointWords";
import * as classes from "./PointList.module.css";

export interface PointListProps {
  points: readonly {
    readonly title: string;
    readonly text: string;
    readonly iconName?: string;
  }[];
  /**
   * Columns where there is room; one below. The last row is always filled, whatever the number of
   * points. @default "two"
   */
  columns?: "one" | "two" | "three";
}

/** Titled sentences in cells of one board: benefits, reasons, values. */
export function PointList({ points, columns = "two" }: PointListProps) {
  return (
    <ul role="list" className={`${classes.root} ${classes[columns]}`}>
      {points.map(({ title, text, iconName }) => (
        <li key={title} className={classes.point}>
          {iconName ? (
            <ThemeIcon className={classes.icon}>
              <Icon name={iconName} size={26} />
            </ThemeIcon>
          ) : null}
          <PointWords title={title} text={text} />
        </li>
      ))}
    </ul>
  );
}
