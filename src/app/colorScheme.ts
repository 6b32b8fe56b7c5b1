import type { MantineColorScheme, MantineColorSchemeManager } from "@mantine/core";

/** The key in local storage; its value is "true" or "false". */
export const colorSchemeKey = "darkMode";

/** What the browser paints around the page, per scheme. */
export const themeColors = { dark: "#000000", light: "#ffffff" } as const;

/**
 * Keeps Mantine's colour scheme in local storage under `darkMode`, in step between tabs. Storage
 * may be blocked: then the choice holds for the page alone.
 */
export function createColorSchemeManager(): MantineColorSchemeManager {
  let onStorage: ((event: StorageEvent) => void) | undefined;
  return {
    get: (fallback) => {
      if (typeof window === "undefined") return fallback;
      const scheme = document.documentElement.getAttribute("data-mantine-color-scheme");
      return scheme === "light" || scheme === "dark" ? scheme : fallback;
    },
    set: (scheme) => {
      paintBrowser(scheme);
      try {
        localStorage.setItem(colorSchemeKey, String(scheme === "dark"));
      } catch {
        // Blocked storage: see above.
      }
    },
    subscribe: (onUpdate) => {
      onStorage = (event) => {
        if (event.key !== colorSchemeKey) return;
        const scheme = event.newValue === "false" ? "light" : "dark";
        paintBrowser(scheme);
        onUpdate(scheme);
      };
      window.addEventListener("storage", onStorage);
    },
    unsubscribe: () => {
      if (onStorage) window.removeEventListener("storage", onStorage);
    },
    clear: () => {
      try {
        localStorage.removeItem(colorSchemeKey);
      } catch {
        // Blocked storage: nothing was kept.
      }
    },
  };
}

function paintBrowser(scheme: MantineColorScheme): void {
  const color = scheme === "light" ? themeColors.light : themeColors.dark;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", color);
}
