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
    <div className={classes.root}>
      <h2 id={id}>{title}</h2>
      {intro ? <p>{intro}</p> : null}
    </div>
  );
}
