/**
 * Name prefixes of chunks whose part of the page handles a failed load itself, silently or with a
 * message of its own. The names come from `webpackChunkName` and src/gatsby/webpack.ts.
 */
export const ownFailures = ["assistant", "chat", "consent", "phone", "search", "suggestion"];

/**
 * Inlined as source, so it may use nothing from outside. Reports scripts of the site that fail to
 * load: dispatches `preload-failure`, and sets an attribute on the document that shows the message,
 * except for chunks that handle their failure themselves.
 */
export function reportLoadFailures(handledElsewhere: readonly string[]): void {
  window.addEventListener(
    "error",
    (event) => {
      const source = event.target instanceof HTMLScriptElement ? event.target.src : "";
      if (!source || new URL(source).origin !== location.origin) return;
      const file = source.slice(source.lastIndexOf("/") + 1);
      if (!handledElsewhere.some((name) => file.startsWith(name))) {
        document.documentElement.setAttribute("data-load-failed", "");
      }
      window.dispatchEvent(new CustomEvent("preload-failure", { detail: { url: source } }));
    },
    true,
  );
}
