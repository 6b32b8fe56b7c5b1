/**
 * Stubs browser APIs that libraries use without feature detection: Mantine's provider, the carousel
 * and Gatsby would take the whole page down. Privacy extensions and old web views remove or replace
 * them.
 */
import { attempt } from "../components/attempt";

/** Reports nothing: what waits for it stays as it was served. */
class SilentObserver {
  observe(): void {
    return undefined;
  }
  unobserve(): void {
    return undefined;
  }
  disconnect(): void {
    return undefined;
  }
  takeRecords(): [] {
    return [];
  }
}

const nothing = () => undefined;

const replace = (name: string, value: unknown) =>
  // What cannot be replaced stays; the boundaries around optional parts keep the page.
  attempt(() => Object.defineProperty(window, name, { value, configurable: true, writable: true }));

for (const name of ["IntersectionObserver", "MutationObserver", "ResizeObserver"] as const) {
  const isWhole = attempt(() => {
    const observer = new window[name](nothing);
    return typeof observer.observe === "function" && typeof observer.disconnect === "function";
  });
  if (!isWhole) replace(name, SilentObserver);
}

const media = attempt(() => window.matchMedia);
const answer = (query: string) => attempt(() => media?.call(window, query).matches) === true;
const isWholeMedia = attempt(() => {
  const list = window.matchMedia("all");
  list.addEventListener("change", nothing);
  list.removeEventListener("change", nothing);
  return typeof list.matches === "boolean";
});
if (!isWholeMedia) {
  replace("matchMedia", (query: string) =>
    Object.assign(new EventTarget(), {
      matches: answer(query),
      media: query,
      onchange: null,
      addListener: nothing,
      removeListener: nothing,
    }),
  );
}

const isWholeClock = attempt(
  () => typeof performance.now() === "number" && typeof performance.mark === "function",
);
if (!isWholeClock) {
  const start = Date.now();
  replace("performance", {
    now: () => Date.now() - start,
    mark: nothing,
    getEntriesByType: () => [],
  });
}
