/** Not in every browser: https://wicg.github.io/savedata/#savedata-attribute */
interface DataSaver {
  connection?: { saveData?: boolean };
}

/** Whether the visitor has asked the browser to save data. */
export function savesData(): boolean {
  const { connection } = navigator as DataSaver;
  return (
    connection?.saveData === true || window.matchMedia("(prefers-reduced-data: reduce)").matches
  );
}
