import { Title } from "@mantine/core";
import * as classes from "./TourSteps.module.css";

/** The steps of a shipment in order, each with its day and amount. */
export function TourSteps({ steps }: { steps: Queries.TourScreenFragment["steps"] }) {
  return (
    <ol role="list" className={classes.root}>
      {steps.map(({ title, text, date, label, figure }) => (
        <li key={title}>
          <span className={classes.date}>{date}</span>
          <Title order={4}>{title}</Title>
          <p>{text}</p>
          <p className={classes.amount}>
            <span>{label}</span> <strong>{figure}</strong>
          </p>
        </li>
      ))}
    </ol>
  );
}
