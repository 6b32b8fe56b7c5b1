import { useMantineColorScheme } from "@mantine/core";
import { useHydrated } from "./useHydrated";

/** The colour scheme that shows: dark, as the page is served, until hydration, then the visitor's. */
export function useScheme(): "dark" | "light" {
  const { colorScheme } = useMantineColorScheme();
  return useHydrated() && colorScheme === "light" ? "light" : "dark";
}
