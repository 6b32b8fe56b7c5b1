import type { MantineColorSchemeManager } from "@mantine/core";
import { colorSchemeEvent } from "../startup/colorScheme";

/**
 * Mantine's view of the colour scheme. The head script owns it (src/startup/colorScheme.ts), so that
 * it works before and without React.
 */
export function createColorSchemeManager(): MantineColorSchemeManager {
  const keptByTheHead = () => undefined;
  let listener: EventListener;
  return {
    get: (fallback) => {
      if (typeof window === "undefined") return fallback;
      const scheme = document.documentElement.getAttribute("data-mantine-color-scheme");
      return scheme === "light" || scheme === "dark" ? scheme : fallback;
    },
    set: keptByTheHead,
    clear: keptByTheHead,
    subscribe: (onUpdate) => {
      listener = (event) => onUpdate((event as CustomEvent<"dark" | "light">).detail);
      window.addEventListener(colorSchemeEvent, listener);
    },
    unsubscribe: () => window.removeEventListener(colorSchemeEvent, listener),
  };
}
