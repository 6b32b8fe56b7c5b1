import { Container, Group, Text, Title } from "@mantine/core";
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
      <Container>
        <Reveal className={classes.panel}>
          <Title order={2} id={headingId} className={classes.title}>
            {heading.title}
          </Title>
          <Text size="lg" c="dimmed" className={classes.text}>
            {heading.intro}
          </Text>
          <Group justify="center" className={classes.actions}>
            {children}
          </Group>
        </Reveal>
      </Container>
    </section>
  );
}
