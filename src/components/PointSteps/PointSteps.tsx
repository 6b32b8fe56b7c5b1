import * as classes from "./PointSteps.module.css";

/** Short steps, one sentence each, numbered by the list itself. */
export function PointSteps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className={classes.root}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
