import { Text, Title } from "@mantine/core";
import * as classes from "./PointWords.module.css";

export interface PointWordsProps {
  /** Short points have none. */
  title?: string | undefined;
  text: string;
}

/** The words of a point or a step: its title, where it has one, and its text. */
export function PointWords({ title, text }: PointWordsProps) {
  return (
    <>
      {title ? (
        <Title order={3} size="h4">
          {title}
        </Title>
      ) : null}
      <Text c={title ? "dimmed" : undefined} className={classes.text}>
        {text}
      </Text>
    </>
  );
}
