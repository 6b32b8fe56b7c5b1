import * as classes from "./Prose.module.css";

export interface ProseProps {
  paragraphs: readonly string[];
  /** Sets the first paragraph larger. @default false */
  lead?: boolean;
}

/** Paragraphs at a readable measure. */
export function Prose({ paragraphs, lead = false }: ProseProps) {
  return (
    <div className={lead ? `${classes.root} ${classes.lead}` : classes.root}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
