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
 * changed. Otherwise Gatsby keeps a page if only a style sheet has changed, although the page names the
 * old file. Call it in `onPreBuild`. Remove when Gatsby renders a page again once the names of its
 * style sheets change.
 * @throws if Gatsby does not keep the hash by which it decides
 */
export function renderEveryPage({ store }: Pick<ParentSpanPluginArgs, "store">): void {
  const { dispatch, getState } = store as unknown as Store;
  const hash = getState().html?.ssrCompilationHash;
  assertPatchApplies(hash !== undefined, patch, "html.ssrCompilationHash in its store");
  dispatch({ type: "SET_SSR_WEBPACK_COMPILATION_HASH", payload: "" });
}
