/** What the browser says of the connection. It may say nothing, or anything: nothing here throws. */

/** Not in every browser: https://wicg.github.io/netinfo/ */
interface Connection {
  saveData?: unknown;
  effectiveType?: unknown;
}

function read<T>(reading: () => T): T | undefined {
  try {
    return reading();
  } catch {
    return undefined;
  }
}

const connection = () => (navigator as { connection?: Connection | null }).connection;

/** Whether the browser knows that there is no connection. */
export const isOffline = (): boolean => read(() => navigator.onLine) === false;

/** Whether the visitor has asked the browser to save data. */
export const savesData = (): boolean =>
  read(() => connection()?.saveData) === true ||
  read(() => window.matchMedia("(prefers-reduced-data: reduce)").matches) === true;

/** Whether the connection is too slow for prefetching. */
export const isVerySlow = (): boolean =>
  read(() => String(connection()?.effectiveType).includes("2g")) === true;
