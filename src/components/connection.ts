/** Not in every browser: https://wicg.github.io/netinfo/ */
interface Connection {
  connection?: { saveData?: boolean; effectiveType?: string };
}

/** Whether the visitor has asked the browser to save data. */
export function savesData(): boolean {
  const { connection } = navigator as Connection;
  return (
    connection?.saveData === true || window.matchMedia("(prefers-reduced-data: reduce)").matches
  );
}

/** Whether the connection is too slow for prefetching. */
export function isVerySlow(): boolean {
  return (navigator as Connection).connection?.effectiveType?.includes("2g") === true;
}
