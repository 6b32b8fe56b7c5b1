import { Container, Text, Title } from "@mantine/core";
import { useId, type ReactNode } from "react";
import * as classes from "./ContactLayout.module.css";

interface Part {
  title: string;
  intro?: string;
  content: ReactNode;
}

export interface ContactLayoutProps {
  /** The wide part, which comes first on a phone. */
  main: Part;
  /** The narrow part. */
  beside: Part;
}

/** The contact page's two columns, stacked on a phone. */
export function ContactLayout({ main, beside }: ContactLayoutProps) {
  const id = useId();
  return (
    <Container className={classes.root}>
      {[main, beside].map(({ title, intro, content }, index) => (
        <section key={title} aria-labelledby={`${id}${index}`} className={classes.part}>
          <Title order={2} size="h3" id={`${id}${index}`}>
            {title}
          </Title>
          {intro ? (
            <Text c="dimmed" className={classes.intro}>
              {intro}
            </Text>
          ) : null}
          <div className={classes.content}>{content}</div>
        </section>
      ))}
    </Container>
  );
}
