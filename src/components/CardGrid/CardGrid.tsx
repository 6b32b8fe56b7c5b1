import type { ReactNode } from "react";
import * as classes from "./CardGrid.module.css";

export interface CardGridProps {
  /** Columns from the medium breakpoint; two from the small one, one below. */
  columns: "three" | "four";
  /** List items. */
  children: ReactNode;
}

/** A list of cards in equal columns. */
export function CardGrid({ columns, children }: CardGridProps) {
  return (
    <ul role="list" className={`${classes.root} ${classes[columns]}`}>
      {children}
    </ul>
  );
}
