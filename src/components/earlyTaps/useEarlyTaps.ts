import { useEffect, type RefObject } from "react";

/** Marks a control that needs the scripts; spread on the element. */
export const early = { "data-early": "" };

/**
 * Unmarks the controls inside an element once their handlers are attached, and replays a tap that
 * src/startup/startScripts.ts kept for them.
 */
export function useEarlyTaps(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    for (const control of root.current?.querySelectorAll<HTMLElement>("[data-early]") ?? []) {
      control.removeAttribute("data-early");
      if (!control.hasAttribute("data-tapped")) continue;
      control.removeAttribute("data-tapped");
      control.click();
    }
  }, [root]);
}
