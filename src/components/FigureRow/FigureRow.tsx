import { Text } from "@mantine/core";
import { GoldNumeral } from "../GoldNumeral/GoldNumeral";
import * as classes from "./FigureRow.module.css";

export interface FigureRowProps {
  figures: readonly {
    /** The figure as it is shown, with its suffix: `50+`. */
    readonly value: string;
    /** What it counts. */
    readonly label: string;
  }[];
}

/** Figures in large gold numerals, each above what it counts. */
export function FigureRow({ figures }: FigureRowProps) {
  return (
    <ul role="list" className={classes.root}>
      {figures.map(({ value, label }) => (
        <li key={label} className={classes.figure}>
          <GoldNumeral className={classes.value}>{value}</GoldNumeral>{" "}
          <Text span c="dimmed" fw={550} className={classes.label}>
            {label}
          </Text>
        </li>
      ))}
    </ul>
  );
}
