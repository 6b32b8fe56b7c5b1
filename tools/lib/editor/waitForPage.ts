/** The running site makes a new page a moment after its file is there. */
import { setTimeout as sleep } from "node:timers/promises";

const pause = 500;

/**
 * Waits until a site has a page, however long that takes. Gatsby has a file of data for every page,
 * also while it develops. @returns false once nobody waits any more
 */
export async function pageIsThere(
  siteOrigin: string,
  path: string,
  signal: AbortSignal,
): Promise<boolean> {
  const data = new URL(`/page-data${path === "/" ? "/index/" : path}page-data.json`, siteOrigin);
  while (!signal.aborted) {
    const isThere = await fetch(data, { signal }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return true;
    await sleep(pause);
  }
  return false;
}
