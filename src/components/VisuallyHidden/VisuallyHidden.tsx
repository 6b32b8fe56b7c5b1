import type { HTMLAttributes } from "react";
import * as classes from "./VisuallyHidden.module.css";

/**
 * Text for screen readers only. Not Mantine's component of this name, which adds its style props to
 * every page's script, about 5 kB.
 */
export function VisuallyHidden(props: Omit<HTMLAttributes<HTMLSpanElement>, "className">) {
  return <span {...props} className={classes.root} />;
}
