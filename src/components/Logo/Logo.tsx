import { withPrefix } from "gatsby";
import * as classes from "./Logo.module.css";

export interface LogoProps {
  /** The brand, from the company's facts. */
  name: string;
}

/** The mark and the brand beside it. */
export function Logo({ name }: LogoProps) {
  return (
    <span className={classes.root} dir="ltr">
      {/* Of low priority, or React preloads it before the page's main picture. */}
      <img
        src={withPrefix("/favicon.svg")}
        alt=""
        fetchPriority="low"
        width={36}
        height={36}
        className={classes.mark}
      />
      <span>{name}</span>
    </span>
  );
}
