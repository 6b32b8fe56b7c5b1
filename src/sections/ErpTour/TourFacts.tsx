import * as classes from "./TourFacts.module.css";

/** Labelled values in a row. */
export function TourFacts({ facts }: { facts: readonly Queries.TourFactFragment[] }) {
  return (
    <dl className={classes.root}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
