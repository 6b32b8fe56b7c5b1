import { Text, Title } from "@mantine/core";
import { TourChart } from "./TourChart";
import * as classes from "./TourScreen.module.css";
import { TourTable } from "./TourTable";

/** A screen: what it shows, its tables, and a chart after the first. */
export function TourScreen({ screen }: { screen: Queries.TourScreenFragment }) {
  const { id, title, intro, tables, chart } = screen;
  const [first, ...rest] = tables;
  return (
    <div className={`${classes.root} ${classes[id] ?? ""}`}>
      <div className={classes.heading}>
        <Title order={3}>{title}</Title>
        <Text size="sm" c="dimmed" className={classes.intro}>
          {intro}
        </Text>
      </div>
      {first ? <TourTable table={first} /> : null}
      {chart ? <TourChart chart={chart} /> : null}
      {rest.map((table) => (
        <TourTable key={table.title} table={table} />
      ))}
    </div>
  );
}
