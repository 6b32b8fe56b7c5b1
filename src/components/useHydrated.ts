import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False in the served HTML and during hydration, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
