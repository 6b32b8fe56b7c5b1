import { Children, startTransition, Suspense, useEffect, useState, type ReactNode } from "react";
import { afterPaint } from "../afterPaint";
import { initialPartCount } from "./navigationType";
import * as classes from "./Slices.module.css";

/**
 * The parts of a page, each in its own Suspense boundary: React hydrates them one by one, yields in
 * between, and prioritizes the one the visitor touches. Nothing in them suspends. After a link, the
 * page's header is painted before the others render.
 */
export function Slices({ children }: { children: ReactNode }) {
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
