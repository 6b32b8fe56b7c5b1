import { useEffect, type RefObject } from "react";

/** Marks a control that needs the scripts; spread on the element. */
export const early = { "data-early": "" };

/**
 * Takes over the marked controls inside an element once their handlers are there, and carries out
 * a tap that came before: src/head/startScripts.ts has kept it.
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
