import { Children, startTransition, Suspense, useEffect, useState, type ReactNode } from "react";
import { afterPaint } from "../afterPaint";
import { initialPartCount } from "./renderFirst";
import * as classes from "./PageParts.module.css";

/**
 * Wraps each part of a page in a Suspense boundary, so that React hydrates the parts one at a time and
 * the one that the visitor touches first. No part suspends, so no fallback is needed. After navigation
 * by link, the first part paints before the rest renders.
 */
export function PageParts({ children }: { children: ReactNode }) {
  const parts = Children.toArray(children);
  const [count, setCount] = useState(initialPartCount);
  const isWhole = count >= parts.length;
  useEffect(() => {
    if (isWhole) return;
    return afterPaint(() => startTransition(() => setCount(Infinity)));
  }, [isWhole]);
  return (
    <>
      {parts.slice(0, count).map((part, index) => (
        <Suspense key={index}>{part}</Suspense>
      ))}
      {isWhole ? null : <div className={classes.rest} />}
    </>
  );
}
