import { useEffect, type RefObject } from "react";
import { afterPaint } from "../../components/afterPaint";

/**
 * Keeps an element that stands at the bottom above the keyboard of a phone, which covers part of
 * the page without making it smaller: sets `--keyboard-inset` on it, in pixels.
 */
export function useKeyboardInset(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    // Not in every browser, and of another kind in some.
    if (typeof viewport?.addEventListener !== "function") return;
    const follow = () => {
      // Zooming in makes the visible part smaller as well, without a keyboard.
      const covered = viewport.scale > 1.01 ? 0 : window.innerHeight - viewport.height;
      ref.current?.style.setProperty("--keyboard-inset", `${Math.max(0, Math.round(covered))}px`);
    };
    // Reading sizes lays out the page, which would delay the element's first paint.
    const cancelFirst = afterPaint(follow);
    viewport.addEventListener("resize", follow);
    return () => {
      cancelFirst();
      viewport.removeEventListener("resize", follow);
    };
  }, [ref]);
}
