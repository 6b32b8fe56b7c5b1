/** What the browser says of the connection. It may say nothing, or anything: nothing here throws. */
import { attempt } from "./attempt";

/** Not in every browser: https://wicg.github.io/netinfo/ */
interface Connection {
  saveData?: unknown;
  effectiveType?: unknown;
}

const connection = () => (navigator as { connection?: Connection | null }).connection;

/** Whether the browser knows that there is no connection. */
export const isOffline = (): boolean => attempt(() => navigator.onLine) === false;

/** Whether the visitor has asked the browser to save data. */
export const savesData = (): boolean =>
  attempt(() => connection()?.saveData) === true ||
  attempt(() => window.matchMedia("(prefers-reduced-data: reduce)").matches) === true;

/** Whether the connection is too slow for prefetching. */
export const isVerySlow = (): boolean =>
  attempt(() => String(connection()?.effectiveType).includes("2g")) === true;
