/** Where the browser sends its errors while the site is developed, for the terminal. */
export const runtimeErrorPath = "/___runtime-error";

/** The first file of the project in a stack, as webpack names it while developing. */
const ownFile = /(?:webpack-internal:\/{3}|webpack:\/{2})\.?\/?((?:\.\/)?src\/[^\s?:)]+)/;

/** Sends an error to the terminal of `gatsby develop`, with the page and the file it comes from. */
export function reportToTerminal(error: unknown): void {
  const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  const file = ownFile.exec(stack)?.[1] ?? "";
  const details = new URLSearchParams({ page: window.location.pathname, message, file });
  navigator.sendBeacon(`${runtimeErrorPath}?${details.toString()}`);
}
