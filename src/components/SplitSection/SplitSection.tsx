import { Container } from "@mantine/core";
import { useId, type ReactNode } from "react";
import { SectionHeading } from "../SectionHeading/SectionHeading";
import * as classes from "./SplitSection.module.css";

export interface SplitSectionProps {
  title: string;
  intro?: string;
  children: ReactNode;
  /** Full-width content below both columns, such as figures. */
  below?: ReactNode;
  /** Sets the section off from its neighbours. @default false */
  raised?: boolean;
  id?: string;
}

/** A section whose heading sticks beside its content. */
export function SplitSection({
  title,
  intro,
  children,
  below,
  raised = false,
  id,
}: SplitSectionProps) {
  const headingId = useId();
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={raised ? `${classes.root} ${classes.raised}` : classes.root}
      data-raised={raised || undefined}
    >
      <Container className={classes.inner}>
        <div className={classes.heading}>
          <SectionHeading id={headingId} title={title} intro={intro} />
        </div>
        <div className={classes.content}>{children}</div>
        {below ? <div className={classes.below}>{below}</div> : null}
      </Container>
    </section>
  );
}
