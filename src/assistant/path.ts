import { startTransition, useEffect, useState } from "react";

/** Calls the listener after each navigation; returns the function that unsubscribes it. */
export type OnNavigation = (listener: () => void) => () => void;

/** The path of the shown page, without the deployment's path prefix. */
export const currentPath = (): string =>
  window.location.pathname.slice(__PATH_PREFIX__.length) || "/";

/** The path of the shown page, followed through navigation, which does not wait for it. */
export function usePath(onNavigation: OnNavigation): string {
  const [path, setPath] = useState(currentPath);
  useEffect(
    () => onNavigation(() => startTransition(() => setPath(currentPath()))),
    [onNavigation],
  );
  return path;
}
