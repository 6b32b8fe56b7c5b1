import { useReducedMotion } from "@mantine/hooks";
import { useEffect, useEffectEvent, useState } from "react";

/** Time between slides in milliseconds, as specified. */
export const advanceDelay = 5000;

interface AutoAdvance {
  onAdvance: () => void;
  /** While true (hover, focus) the slides wait. */
  held: boolean;
  /** The current slide; a change starts the wait anew. */
  current: number;
}

/**
 * Advances every 5 s unless the visitor has paused it, attends to it, is in another tab, or wishes
 * for less motion. `playing` is the visitor's choice, `running` what happens.
 */
export function useAutoAdvance({ onAdvance, held, current }: AutoAdvance) {
  const reducedMotion = useReducedMotion(true);
  const [choice, setChoice] = useState<boolean>();
  const [visible, setVisible] = useState(true);
  const advance = useEffectEvent(onAdvance);
  useEffect(() => {
    const update = () => setVisible(document.visibilityState === "visible");
    update();
    document.addEventListener("visibilitychange", update);
    return () => document.removeEventListener("visibilitychange", update);
  }, []);

  const playing = choice ?? !reducedMotion;
  const running = playing && !held && visible;
  useEffect(() => {
    if (!running) return;
    const timer = window.setInterval(() => advance(), advanceDelay);
    return () => window.clearInterval(timer);
  }, [running, current]);
  return { playing, running, toggle: () => setChoice(!playing) };
}
