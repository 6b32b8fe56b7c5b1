import { useEffect, useRef, type ReactNode } from "react";

export interface RevealProps {
  children: ReactNode;
  className?: string | undefined;
}

/** How far into the viewport content scrolls before it is revealed, as a fraction of its height. */
const inset = 0.08;

/**
 * Reveals its content once, when it is first scrolled into view. Served visible; only content below
 * the viewport at hydration is hidden first, so nothing flickers or stays hidden.
 */
export function Reveal({ children, className }: RevealProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = root.current;
    if (!element || !canReveal()) return;
    // The observer reports positions without the forced layout of measuring them here.
    const observer = new IntersectionObserver(
      ([entry]) => {
        const waiting = element.dataset.reveal === "waiting";
        const windowHeight = (entry?.rootBounds?.bottom ?? Infinity) / (1 - inset);
        if (entry && !waiting && isBelow(entry.boundingClientRect, windowHeight)) {
          element.dataset.reveal = "waiting";
        } else if (!waiting || entry?.isIntersecting) {
          if (waiting) element.dataset.reveal = "shown";
          observer.disconnect();
        }
      },
      { rootMargin: `0px 0px ${-inset * 100}% 0px` },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      delete element.dataset.reveal;
    };
  }, []);
  return (
    <div ref={root} className={className}>
      {children}
    </div>
  );
}

/** Whether content lies below the window; what is not laid out yet, far from it, has no height. */
function isBelow({ top, height }: DOMRectReadOnly, windowHeight: number): boolean {
  return top >= windowHeight || height === 0;
}

function canReveal(): boolean {
  return (
    "IntersectionObserver" in window &&
    !window.matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}
