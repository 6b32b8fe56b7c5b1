import type { WrapRootElementBrowserArgs } from "gatsby";
import { ErrorBoundary } from "./ErrorBoundary";

/** Whatever goes wrong while rendering, the visitor keeps a readable page. */
export function wrapRootElement({ element }: Pick<WrapRootElementBrowserArgs, "element">) {
  return <ErrorBoundary>{element}</ErrorBoundary>;
}
