import { Stack, Text } from "@mantine/core";
import { Fold } from "../Fold/Fold";
import * as classes from "./Prose.module.css";

export interface ProseProps {
  paragraphs: readonly string[];
  /** Sets the first paragraph larger. @default false */
  lead?: boolean;
  /** On phones folds what follows the first paragraph, behind this label. @default nothing is folded */
  fold?: string;
}

/** Paragraphs at a readable measure. */
export function Prose({ paragraphs, lead = false, fold }: ProseProps) {
  const [first, ...rest] = paragraphs.map((paragraph, index) => {
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
  });
  return (
    <Stack className={classes.root}>
      {first}
      {fold && rest.length > 0 ? (
        <Fold label={fold} phoneOnly>
          <Stack className={classes.root}>{rest}</Stack>
        </Fold>
      ) : (
        rest
      )}
    </Stack>
  );
}
