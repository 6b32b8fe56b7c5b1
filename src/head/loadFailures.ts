/**
 * What the names of scripts begin with that are loaded for a part of the page which deals with their
 * failure itself: silently, or in words of its own, in its own place. The names are those of
 * `webpackChunkName`, and of src/gatsby/webpack.ts.
 */
export const ownFailures = ["assistant", "chat", "consent", "phone", "search"];

/**
 * Inlined as source, so it may use nothing from outside. Reports scripts of the site that fail to
 * load: a `preload-failure` event, and a mark on the document that shows the message, except for
 * those whose failure shows in a place of its own.
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
