import type { ParentSpanPluginArgs } from "gatsby";
import { assertPatchApplies } from "./assertPatchApplies";

const patch = { name: "renderEveryPage", packageName: "gatsby" };

/** Gatsby declares its store's methods as bare functions. */
interface Store {
  dispatch: (action: object) => void;
  getState: () => { html?: { ssrCompilationHash?: string } };
}

/**
 * Makes this build write the HTML of every page, as Gatsby does when the code that renders pages has
 * changed. By itself it keeps a page of the last build where nothing but a style sheet has changed,
 * though the page holds that style sheet under its old name. Remove when Gatsby counts the names
 * of style sheets among what makes a page stale. For `onPreBuild`.
 * @throws if Gatsby does not keep the hash by which it decides
 */
export function renderEveryPage({ store }: Pick<ParentSpanPluginArgs, "store">): void {
  const { dispatch, getState } = store as unknown as Store;
  const hash = getState().html?.ssrCompilationHash;
  assertPatchApplies(hash !== undefined, patch, "html.ssrCompilationHash in its store");
  dispatch({ type: "SET_SSR_WEBPACK_COMPILATION_HASH", payload: "" });
}
