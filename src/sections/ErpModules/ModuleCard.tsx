import type { ReactNode } from "react";
import { formatNumber } from "../../i18n/formats";
import { useLanguage } from "../../i18n/useLanguage";
import * as classes from "./ModuleCard.module.css";

export interface ModuleCardProps {
  module: Queries.ErpModuleCardFragment;
  /** Its position, counted from 0. */
  index: number;
  /** What it does in depth; with it the card is as wide as the page. */
  children?: ReactNode;
}

/** A module with its number and its own coloured edge. */
export function ModuleCard({ module, index, children }: ModuleCardProps) {
  const { language } = useLanguage();
  const { title, description, color } = module;
  return (
    <article
      className={children ? `${classes.root} ${classes.wide}` : classes.root}
      style={{ "--accent": color }}
    >
      <div className={classes.words}>
        <span className={classes.number} aria-hidden="true">
          {formatNumber(index + 1, language).padStart(2, "0")}
        </span>
        <h3>{title}</h3>
        <p>{description}</p>
      </div>
      {children}
    </article>
  );
}
