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
      {paragraphs.map((paragraph, index) => {
        const isLead = lead && index === 0;
        return (
          <Text
            key={paragraph}
            size={isLead ? "lg" : "md"}
            c={isLead ? undefined : "dimmed"}
            className={isLead ? classes.lead : undefined}
          >
            {paragraph}
          </Text>
        );
      })}
    </Stack>
  );
}
