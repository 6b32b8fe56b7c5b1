/**
 * Inlined as source, so it may use nothing from outside. Stores the language of a followed language
 * link, also before the site's scripts run. Where storage is blocked the choice is not remembered;
 * the address decides anyway.
 */
export function rememberChosenLanguage(key: string): void {
  document.addEventListener("click", ({ target }) => {
    const link = (target as Element).closest("[data-language-link]");
    if (!link) return;
    try {
      localStorage.setItem(key, String(link.getAttribute("data-language-link")));
    } catch {
      // Blocked storage: see above.
    }
  });
}
