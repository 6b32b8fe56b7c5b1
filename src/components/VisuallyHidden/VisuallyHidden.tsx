import type { HTMLAttributes } from "react";
import * as classes from "./VisuallyHidden.module.css";

/**
 * Words for screen readers alone. Not Mantine's component of this name, which would bring the code
 * of style props into every page's script, about 5 kB.
 */
export function VisuallyHidden(props: Omit<HTMLAttributes<HTMLSpanElement>, "className">) {
  return <span {...props} className={classes.root} />;
}
