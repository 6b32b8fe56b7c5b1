import { withPrefix } from "gatsby";
import * as classes from "./Logo.module.css";

export interface LogoProps {
  company: Queries.LogoFragment;
}

/** The mark and the brand beside it, drawn so that it looks the same in every language's font. */
export function Logo({ company: { name, wordmark } }: LogoProps) {
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
      {wordmark ? (
        <svg role="img" aria-label={name} viewBox={`0 0 ${wordmark.width} ${wordmark.height}`}>
          <use href={withPrefix(wordmark.address)} />
        </svg>
      ) : (
        <span>{name}</span>
      )}
    </span>
  );
}
