import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../Icon/Icon";
import * as classes from "./Fold.module.css";

export interface FoldProps {
  /** What opens it. */
  label: string;
  /** Folds on phones only; wider windows show all of it. @default false */
  phoneOnly?: boolean;
  children: ReactNode;
}

/**
 * Text that shows on demand, as the browser's own disclosure: it works without scripts, and a search
 * in the page opens it.
 */
export function Fold({ label, phoneOnly = false, children }: FoldProps) {
  const { t } = useTranslation("common");
  return (
    <details className={classes.root} data-phone-only={phoneOnly || undefined}>
      <summary>
        <span className={classes.more}>{label}</span>
        <span className={classes.less}>{t("fold.less")}</span>
        <Icon name="chevron-down" size={18} />
      </summary>
      {children}
    </details>
  );
}
