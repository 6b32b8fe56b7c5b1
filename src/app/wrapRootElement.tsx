import type { WrapRootElementBrowserArgs } from "gatsby";
import { isDeveloping } from "./developing";
import { ErrorBoundary } from "./ErrorBoundary";

/** Keeps a readable page for visitors, whatever fails while rendering. */
export function wrapRootElement({ element }: Pick<WrapRootElementBrowserArgs, "element">) {
  return isDeveloping ? element : <ErrorBoundary>{element}</ErrorBoundary>;
}
