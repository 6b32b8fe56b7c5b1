import { Text, Title } from "@mantine/core";
import * as classes from "./TourStory.module.css";

/**
 * The story of one shipment, a step after the other, each with its day and amount. Where the browser
 * can, the amounts light up as the reader scrolls to them.
 */
export function TourStory({ steps }: { steps: readonly Queries.TourStepFragment[] }) {
  return (
    <ol role="list" className={classes.root}>
      {steps.map(({ title, text, date, label, figure }) => (
        <li key={title}>
          <Text span size="sm" c="dimmed" className={classes.date}>
            {date}
          </Text>
          <Title order={3} size="h4" className={classes.title}>
            {title}
          </Title>
          <Text size="sm" c="dimmed" className={classes.text}>
            {text}
          </Text>
          <p className={classes.amount}>
            <span>{label}</span> <strong>{figure}</strong>
          </p>
        </li>
      ))}
    </ol>
  );
}
