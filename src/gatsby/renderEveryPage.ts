import type { ParentSpanPluginArgs } from "gatsby";

/**
 * Has this build write the HTML of every page, as Gatsby does when the code that renders pages has
 * changed. By itself it keeps a page of the last build where nothing but a stylesheet has changed,
 * though the page holds that stylesheet's old name. For `onPreBuild`.
 */
export function renderEveryPage({ store }: Pick<ParentSpanPluginArgs, "store">): void {
  // Gatsby declares it as a bare Function.
  const dispatch = store.dispatch as (action: object) => void;
  dispatch({ type: "SET_SSR_WEBPACK_COMPILATION_HASH", payload: "" });
}
