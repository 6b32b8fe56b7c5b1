/** The page as the server sent it, kept for the case that React cannot render it. */
export const servedPage = { html: "", path: "" };

/** Remembers the served HTML; called once, before React starts. */
export function rememberServedPage(): void {
  servedPage.html = document.getElementById("___gatsby")?.innerHTML ?? "";
  servedPage.path = window.location.pathname;
}
