import { ThemeIcon } from "@mantine/core";
import type { ReactNode } from "react";
import { Icon } from "../Icon/Icon";
import { PointWords } from "../PointWords/PointWords";
import * as classes from "./PointList.module.css";

export interface PointListProps {
  points: readonly {
    readonly title: string;
    readonly text: string;
    readonly iconName?: string;
    /** What stands above the title, such as a figure. */
    readonly before?: ReactNode;
    /** What stands at the foot of the cell. */
    readonly after?: ReactNode;
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
    <ul
      role="list"
      className={`${classes.root} ${classes[columns]}`}
      data-aligned={points[0]?.after ? true : undefined}
    >
      {points.map(({ title, text, iconName, before, after }) => (
        <li key={title} className={classes.point}>
          {iconName ? (
            <ThemeIcon className={classes.icon}>
              <Icon name={iconName} size={26} />
            </ThemeIcon>
          ) : null}
          {before}
          <PointWords title={title} text={text} />
          {after}
        </li>
      ))}
    </ul>
  );
}
