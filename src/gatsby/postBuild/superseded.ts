import { readFile, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { publicFiles } from "./publicFiles";

/**
 * What the site writes into public/static besides Gatsby: pictures for messengers and search indexes,
 * under names that end with a hash of what is in them.
 */
const own = /^\/static\/(?:social|search)-[\w-]+-[0-9a-f]{20}\.(?:jpg|json)$/;

/** Where such a file can be named: in a page, or in the data that a page loads. */
const naming = /\.html$|^\/page-data\/.*\.json$/;

/**
 * Removes the pictures for messengers and the search indexes of earlier builds, which no page of
 * this one names. Gatsby keeps public/ from build to build and knows nothing of them, so they would
 * pile up and be deployed. Rejects when the folder cannot be read.
 */
export async function removeSuperseded(root: string): Promise<void> {
  const files = await publicFiles(root);
  const named = new Set<string>();
  for (const file of files.filter((path) => naming.test(path))) {
    const text = await readFile(join(root, file), "utf8");
    for (const [name] of text.matchAll(/[\w-]+-[0-9a-f]{20}\.(?:jpg|json)/g)) named.add(name);
  }
  const superseded = files.filter((path) => own.test(path) && !named.has(basename(path)));
  await Promise.all(superseded.map((path) => rm(join(root, path))));
}
