/**
 * Name prefixes of chunks whose part of the page handles a failed load itself, silently or with a
 * message of its own. The names come from `webpackChunkName` and src/gatsby/webpack.ts.
 */
export const ownFailures = [
  "assistant",
  "chat",
  "consent",
  "phone",
  "search",
  "suggestion",
  "vocabulary",
];

/**
 * Inlined as source, so it may use nothing from outside. Reports scripts of the site that fail to
 * load: dispatches `preload-failure`, and sets an attribute on the document that shows the message,
 * except for chunks that handle their failure themselves.
 * @param handledElsewhere the name prefixes of these chunks, separated by `|`
 */
export function reportLoadFailures(handledElsewhere: string): void {
  const handled = new RegExp(`/(${handledElsewhere})[^/]*$`);
  addEventListener(
    "error",
    ({ target }) => {
      const url = target instanceof HTMLScriptElement ? target.src : "";
      if (!url.startsWith(`${location.origin}/`)) return;
      if (!handled.test(url)) document.documentElement.setAttribute("data-load-failed", "");
      dispatchEvent(new CustomEvent("preload-failure", { detail: { url } }));
    },
    true,
  );
}
