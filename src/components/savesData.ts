/** Not in every browser: https://wicg.github.io/netinfo/ */
interface Connection {
  connection?: { saveData?: boolean; effectiveType?: string };
}

/** Whether the visitor has asked the browser to save data, or is on a very slow connection. */
export function savesData(): boolean {
  const { connection } = navigator as Connection;
  return (
    connection?.saveData === true ||
    connection?.effectiveType?.includes("2g") === true ||
    window.matchMedia("(prefers-reduced-data: reduce)").matches
  );
}
