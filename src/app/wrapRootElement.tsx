import type { WrapRootElementBrowserArgs } from "gatsby";
import { ErrorBoundary } from "./ErrorBoundary";

/** Keeps a readable page whatever fails while rendering. */
export function wrapRootElement({ element }: Pick<WrapRootElementBrowserArgs, "element">) {
  return <ErrorBoundary>{element}</ErrorBoundary>;
}
