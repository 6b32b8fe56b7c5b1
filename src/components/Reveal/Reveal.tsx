import { useIntersection } from "@mantine/hooks";
import { useState, type ReactNode } from "react";

export interface RevealProps {
  children: ReactNode;
  className?: string | undefined;
}

/** How far into the window content scrolls before it is revealed, as a fraction of its height. */
const inset = 0.08;

/** `still`: in sight from the start, so never hidden. */
type Phase = "still" | "waiting" | "shown";

/**
 * Reveals its content once, when it is first scrolled into view. Served visible; only content below
 * the window at hydration is hidden first, so nothing flickers or stays hidden. Under reduced motion
 * its styles (theme/global.css) do not apply.
 */
export function Reveal({ children, className }: RevealProps) {
  const { ref, entry } = useIntersection({ rootMargin: `0px 0px ${-inset * 100}% 0px` });
  const [phase, setPhase] = useState<Phase>();
  const next = entry ? nextPhase(phase, entry) : phase;
  if (next !== phase) setPhase(next);
  return (
    <div ref={ref} className={className} data-reveal={next === "still" ? undefined : next}>
      {children}
    </div>
  );
}

function nextPhase(phase: Phase | undefined, entry: IntersectionObserverEntry): Phase {
  if (phase === undefined) return isBelowWindow(entry) ? "waiting" : "still";
  return phase === "waiting" && entry.isIntersecting ? "shown" : phase;
}

/** Whether content lies below the window; what is not laid out yet, far from it, has no height. */
function isBelowWindow({ boundingClientRect, rootBounds }: IntersectionObserverEntry): boolean {
  const { top, height } = boundingClientRect;
  const windowHeight = (rootBounds?.bottom ?? Infinity) / (1 - inset);
  return top >= windowHeight || height === 0;
}
