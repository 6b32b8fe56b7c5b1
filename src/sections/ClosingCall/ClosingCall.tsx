import { useId, type ReactNode } from "react";
import { Reveal } from "../../components/Reveal/Reveal";
import * as classes from "./ClosingCall.module.css";

export interface ClosingCallProps {
  heading: Queries.HeadingFragment;
  /** The actions, the primary one first. */
  children: ReactNode;
}

/** The call to action at the end of a page. */
export function ClosingCall({ heading, children }: ClosingCallProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={classes.root}>
      <Reveal className={classes.panel}>
        <h2 id={headingId}>{heading.title}</h2>
        <p>{heading.intro}</p>
        <div className={classes.actions}>{children}</div>
      </Reveal>
    </section>
  );
}
