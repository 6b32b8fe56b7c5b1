import { useReducedMotion } from "@mantine/hooks";
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { savesData } from "../../components/connection";

/** Time between slides in milliseconds, as specified. */
export const advanceDelay = 5000;
/** How long before a slide is shown it is asked for, in milliseconds. */
export const lead = 1500;

interface AutoAdvance {
  /** The next slide is about to be needed. */
  onSoon: () => void;
  onAdvance: () => void;
  /** While true (hover, focus) the slides wait. */
  held: boolean;
  /** The current slide; a change starts the wait anew. */
  current: number;
  /** There is nothing to advance to. @default false */
  idle?: boolean;
}

const never = () => () => undefined;

/**
 * Advances every 5 s unless the visitor has paused it, attends to it, is in another tab, or wishes
 * for less motion or less data. `playing` is the visitor's choice, `running` what happens.
 */
export function useAutoAdvance({ onSoon, onAdvance, held, current, idle = false }: AutoAdvance) {
  const reducedMotion = useReducedMotion(true);
  const savingData = useSyncExternalStore(never, savesData, () => true);
  const [choice, setChoice] = useState<boolean>();
  const [visible, setVisible] = useState(true);
  const soon = useEffectEvent(onSoon);
  const advance = useEffectEvent(onAdvance);
  useEffect(() => {
    const update = () => setVisible(document.visibilityState === "visible");
    update();
    document.addEventListener("visibilitychange", update);
    return () => document.removeEventListener("visibilitychange", update);
  }, []);

  const playing = choice ?? !(reducedMotion || savingData);
  const running = playing && !held && visible && !idle;
  useEffect(() => {
    if (!running) return;
    const prepare = window.setTimeout(() => soon(), advanceDelay - lead);
    const timer = window.setInterval(() => advance(), advanceDelay);
    return () => {
      window.clearTimeout(prepare);
      window.clearInterval(timer);
    };
  }, [running, current]);
  return { playing, running, toggle: () => setChoice(!playing) };
}
