import { Stack, Text } from "@mantine/core";
import * as classes from "./Prose.module.css";

export interface ProseProps {
  paragraphs: readonly string[];
  /** Sets the first paragraph larger. @default false */
  lead?: boolean;
}

/** Paragraphs at a readable measure. */
export function Prose({ paragraphs, lead = false }: ProseProps) {
  return (
    <Stack className={classes.root}>
      {paragraphs.map((paragraph, index) =>
        lead && index === 0 ? (
          <Text key={paragraph} size="lg" className={classes.lead}>
            {paragraph}
          </Text>
        ) : (
          <Text key={paragraph} c="dimmed">
            {paragraph}
          </Text>
        ),
      )}
    </Stack>
  );
}
