/** The colour scheme, owned by a script in the head so that it depends on nothing else. */

/** The key in local storage; its value is "true" (dark) or "false". */
export const colorSchemeKey = "darkMode";

/** Dispatched on window when the scheme changes, with "dark" or "light" as its detail. */
export const colorSchemeEvent = "color-scheme";

/** The browser's theme colour per scheme. */
export const themeColors = { dark: "#000000", light: "#ffffff" } as const;

/**
 * Inlined as source, so it may use nothing from outside. Sets the stored scheme before the first
 * paint, handles the switch without the site's scripts, and follows other tabs. Where storage is
 * blocked, a choice lasts as long as the page.
 */
export function keepColorScheme(
  key: string,
  colors: { dark: string; light: string },
  event: string,
): void {
  const root = document.documentElement;
  /** The chosen scheme; the page shows it a frame later. */
  let isDark = true;
  const apply = () => {
    const scheme = isDark ? "dark" : "light";
    root.setAttribute("data-mantine-color-scheme", scheme);
    for (const meta of document.querySelectorAll("[name=theme-color]"))
      meta.setAttribute("content", colors[scheme]);
    dispatchEvent(new CustomEvent(event, { detail: scheme }));
  };
  try {
    isDark = localStorage.getItem(key) !== "false";
  } catch {
    // Blocked storage: the default stays.
  }
  apply();

  addEventListener("storage", (change) => {
    if (change.key !== key) return;
    isDark = change.newValue !== "false";
    apply();
  });
  document.addEventListener("click", ({ target }) => {
    const toggle = (target as Element).closest("[data-color-scheme-toggle]");
    if (!toggle) return;
    isDark = !isDark;
    // After the frame that responds to the press, since this restyles every element.
    requestAnimationFrame(() => setTimeout(apply));
    // React listens from here once it has started.
    toggle.setAttribute("aria-checked", String(isDark));
    try {
      localStorage.setItem(key, String(isDark));
    } catch {
      // Blocked storage: see above.
    }
  });
}
