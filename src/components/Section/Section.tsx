import { Container, Group } from "@mantine/core";
import { useId, type ReactNode } from "react";
import { Reveal } from "../Reveal/Reveal";
import { SectionHeading } from "../SectionHeading/SectionHeading";
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

/** A section of a page: a landmark named by its heading. */
export function Section({ title, intro, children, actions, raised, id }: SectionProps) {
  const headingId = useId();
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={raised ? `${classes.root} ${classes.raised}` : classes.root}
      data-raised={raised || undefined}
    >
      <Container>
        <Reveal className={classes.heading}>
          <SectionHeading id={headingId} title={title} intro={intro} />
        </Reveal>
        {children}
        {actions ? <Group className={classes.actions}>{actions}</Group> : null}
      </Container>
    </section>
  );
}
