import { Stack, Text, Title } from "@mantine/core";
import * as classes from "./SectionHeading.module.css";

export interface SectionHeadingProps {
  /** The heading's id, which labels the section. */
  id: string;
  title: string;
  intro?: string | undefined;
}

/** A section's heading under its gold line, with a sentence below it. */
export function SectionHeading({ id, title, intro }: SectionHeadingProps) {
  return (
    <Stack align="flex-start" className={classes.root}>
      <Title order={2} id={id} className={classes.title}>
        {title}
      </Title>
      {intro ? (
        <Text inherit c="dimmed" className={classes.intro}>
          {intro}
        </Text>
      ) : null}
    </Stack>
  );
}
