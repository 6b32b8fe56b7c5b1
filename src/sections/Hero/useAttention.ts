import { startTransition, useEffect, useState, type RefObject } from "react";

/** Whether slides should wait: the mouse is over them, or the focus in them or in a dialog above. */
export function useAttention(root: RefObject<HTMLElement | null>): boolean {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [covered, setCovered] = useState(false);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const listening = new AbortController();
    const listen = <K extends keyof HTMLElementEventMap>(
      type: K,
      listener: (event: HTMLElementEventMap[K]) => void,
    ) => element.addEventListener(type, listener, { signal: listening.signal });
    // A touch fires pointerenter without a matching pointerleave, so only the mouse counts.
    // In transitions: the response to a press is painted before the timer stops.
    listen("pointerenter", ({ pointerType }) =>
      startTransition(() => setHovered(pointerType === "mouse")),
    );
    listen("pointerleave", () => startTransition(() => setHovered(false)));
    listen("focusin", () => startTransition(() => setFocused(true)));
    listen("focusout", ({ relatedTarget }) =>
      startTransition(() => setFocused(element.contains(relatedTarget as Node | null))),
    );
    document.addEventListener(
      "focusin",
      ({ target }) => {
        const dialog = (target as Element).closest('[role="dialog"]');
        startTransition(() => setCovered(dialog !== null));
      },
      { signal: listening.signal },
    );
    return () => listening.abort();
  }, [root]);
  return hovered || focused || covered;
}
