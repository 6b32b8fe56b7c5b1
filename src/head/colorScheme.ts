/** The colour scheme, kept by a script in the head so that it needs nothing else of the site. */

/** The key in local storage; its value is "true" (dark) or "false". */
export const colorSchemeKey = "darkMode";

/** The window's event for a changed scheme, its detail "dark" or "light". */
export const colorSchemeEvent = "color-scheme";

/** What the browser paints around the page, per scheme. */
export const themeColors = { dark: "#000000", light: "#ffffff" } as const;

interface ColorSchemeSettings {
  key: string;
  colors: { dark: string; light: string };
  event: string;
}

/**
 * Inlined as source, so it may use nothing from outside. Sets the stored scheme before the first
 * paint, lets the switch work before and without the site's scripts, and follows other tabs. Where
 * storage is blocked, a choice holds for the page alone.
 */
export function keepColorScheme({ key, colors, event }: ColorSchemeSettings): void {
  const root = document.documentElement;
  /** What is chosen; the page shows it a frame later. */
  let isDark = true;
  const apply = () => {
    const scheme = isDark ? "dark" : "light";
    root.setAttribute("data-mantine-color-scheme", scheme);
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", colors[scheme]);
    window.dispatchEvent(new CustomEvent(event, { detail: scheme }));
  };
  try {
    isDark = localStorage.getItem(key) !== "false";
  } catch {
    // Blocked storage: the default holds.
  }
  apply();

  window.addEventListener("storage", (change) => {
    if (change.key !== key) return;
    isDark = change.newValue !== "false";
    apply();
  });
  document.addEventListener("click", ({ target }) => {
    const toggle = (target as Element).closest("[data-color-scheme-toggle]");
    if (!toggle) return;
    isDark = !isDark;
    // After the frame that answers the press: every element has its styles computed anew.
    requestAnimationFrame(() => setTimeout(apply));
    // React takes over from here once it has started.
    toggle.setAttribute("aria-checked", String(isDark));
    try {
      localStorage.setItem(key, String(isDark));
    } catch {
      // Blocked storage: see above.
    }
  });
}
