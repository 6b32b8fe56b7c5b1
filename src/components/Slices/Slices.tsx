import { Children, startTransition, Suspense, useEffect, useState, type ReactNode } from "react";
import { afterPaint } from "../afterPaint";
import { partsAtFirst } from "./arrival";
import * as classes from "./Slices.module.css";

/**
 * The parts of a page, each in a boundary of its own: React hydrates them one after the other,
 * yields in between, and takes the one first that the visitor touches. Nothing in them suspends.
 * Where a link led here, the parts that fill the window are painted before the others are made.
 */
export function Slices({ children }: { children: ReactNode }) {
  const parts = Children.toArray(children);
  const [count, setCount] = useState(partsAtFirst);
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
