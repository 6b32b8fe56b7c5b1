/** Runs a callback when the browser is idle, or soon, where it does not say when that is. */
export function whenIdle(run: () => void): void {
  if (typeof window.requestIdleCallback === "function") requestIdleCallback(run);
  else setTimeout(run, 200);
}
