import { useEffect, useRef, type ReactNode } from "react";

export interface RevealProps {
  children: ReactNode;
  className?: string | undefined;
}

/**
 * Lets its content rise into view the first time it is scrolled to. Served visible; only what lies
 * below the window when the script starts is made to wait, so nothing flickers or stays hidden.
 */
export function Reveal({ children, className }: RevealProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = root.current;
    if (!element || !canReveal()) return;
    // The observer knows where the element is; asking for it here would force a layout.
    const observer = new IntersectionObserver(
      ([entry]) => {
        const waiting = element.dataset.reveal === "waiting";
        if (entry && !waiting && entry.boundingClientRect.top >= window.innerHeight) {
          element.dataset.reveal = "waiting";
        } else if (!waiting || entry?.isIntersecting) {
          if (waiting) element.dataset.reveal = "shown";
          observer.disconnect();
        }
      },
      { rootMargin: "0px 0px -8% 0px" },
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

function canReveal(): boolean {
  return (
    "IntersectionObserver" in window &&
    !window.matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}
