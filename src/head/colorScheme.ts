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
  /** The chosen one: what the page shows is a frame behind. */
  let scheme: "dark" | "light" = "dark";
  const choose = (stored: string | null) => {
    scheme = stored === "false" ? "light" : "dark";
  };
  const apply = () => {
    root.setAttribute("data-mantine-color-scheme", scheme);
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", colors[scheme]);
    window.dispatchEvent(new CustomEvent(event, { detail: scheme }));
  };
  let stored = null;
  try {
    stored = localStorage.getItem(key);
  } catch {
    // Blocked storage: the default holds.
  }
  choose(stored);
  apply();

  window.addEventListener("storage", (change) => {
    if (change.key !== key) return;
    choose(change.newValue);
    apply();
  });
  document.addEventListener("click", ({ target }) => {
    const toggle = (target as Element).closest("[data-color-scheme-toggle]");
    if (!toggle) return;
    const dark = scheme !== "dark";
    choose(String(dark));
    // After the frame that answers the press: every element has its styles computed anew.
    requestAnimationFrame(() => setTimeout(apply));
    // React takes over from here once it has started.
    toggle.setAttribute("aria-checked", String(dark));
    try {
      localStorage.setItem(key, String(dark));
    } catch {
      // Blocked storage: see above.
    }
  });
}
