import { useEffect, useState, type RefObject } from "react";

/** Whether the visitor attends to an element: the mouse is over it, or the focus inside. */
export function useAttention(root: RefObject<HTMLElement | null>): boolean {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const listening = new AbortController();
    const listen = <K extends keyof HTMLElementEventMap>(
      type: K,
      listener: (event: HTMLElementEventMap[K]) => void,
    ) => element.addEventListener(type, listener, { signal: listening.signal });
    // Pointers that do not hover report "enter" on a tap and never leave.
    listen("pointerenter", ({ pointerType }) => setHovered(pointerType === "mouse"));
    listen("pointerleave", () => setHovered(false));
    listen("focusin", () => setFocused(true));
    listen("focusout", ({ relatedTarget }) =>
      setFocused(element.contains(relatedTarget as Node | null)),
    );
    return () => listening.abort();
  }, [root]);
  return hovered || focused;
}
