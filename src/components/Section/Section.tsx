import { useId, type ReactNode } from "react";
import { Reveal } from "../Reveal/Reveal";
import * as classes from "./Section.module.css";

export interface SectionProps {
  title: string;
  intro?: string;
  children: ReactNode;
  /** Links below the content. */
  actions?: ReactNode;
  /** Sets the section off from its neighbours. @default false */
  raised?: boolean;
  id?: string;
}

/** A part of a page with its heading, a landmark named by it. */
export function Section({ title, intro, children, actions, raised, id }: SectionProps) {
  const headingId = useId();
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={raised ? `${classes.root} ${classes.raised}` : classes.root}
    >
      <div className={classes.inner}>
        <Reveal className={classes.heading}>
          <h2 id={headingId}>{title}</h2>
          {intro ? <p className={classes.intro}>{intro}</p> : null}
        </Reveal>
        {children}
        {actions ? <div className={classes.actions}>{actions}</div> : null}
      </div>
    </section>
  );
}
