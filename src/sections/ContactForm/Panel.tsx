import { useEffect, useId, useRef, type ReactNode } from "react";
import { Icon } from "../../components/Icon/Icon";
import * as classes from "./Panel.module.css";

export interface PanelProps {
  title: string;
  /** `good` is for what has worked; everything else needs the visitor. @default "bad" */
  tone?: "good" | "bad";
  children?: ReactNode;
}

/** What has become of a message. Takes the focus when it appears, so that it is read and seen. */
export function Panel({ title, tone = "bad", children }: PanelProps) {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div
      ref={ref}
      role="group"
      tabIndex={-1}
      aria-labelledby={id}
      className={`${classes.root} ${classes[tone]}`}
    >
      {tone === "good" ? (
        <span className={classes.mark}>
          <Icon name="check" size={26} />
        </span>
      ) : null}
      <h3 id={id}>{title}</h3>
      {children}
    </div>
  );
}
