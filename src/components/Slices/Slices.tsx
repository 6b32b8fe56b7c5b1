import { Children, Suspense, type ReactNode } from "react";

/**
 * The parts of a page, each in a boundary of its own: React hydrates them one after the other,
 * yields in between, and takes the one first that the visitor touches. Nothing in them suspends.
 */
export function Slices({ children }: { children: ReactNode }) {
  return Children.map(children, (part) => <Suspense>{part}</Suspense>);
}
