import { starPaths, starSize } from "../../theme/star";
import * as classes from "./MissingTip.module.css";

/** The mark's star, one of its tips fallen off, for what is missing. Adorns. */
export function MissingTip() {
  return (
    <svg viewBox={`0 0 ${1.3 * starSize} ${starSize}`} className={classes.root} aria-hidden>
      <path d={starPaths.withoutTip} />
      <path d={starPaths.tip} className={classes.tip} />
    </svg>
  );
}
