import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { hashDigits } from "../headerRules";
import { publicFiles } from "./publicFiles";

const hashedName = String.raw`(?:social|search|editor)-[\w-]+-[0-9a-f]{${hashDigits},}`;

/**
 * What the site writes into public/static besides Gatsby, under names that end with a hash of what is
 * in them: social preview images, search indexes, and the packages of the editor in a folder.
 */
const own = new RegExp(String.raw`^/static/(${hashedName})(?:\.(?:jpg|json)$|/)`);

/** Pages, and the data that they load. */
const naming = /\.html$|^\/page-data\/.*\.json$/;

/**
 * Removes the social preview images, search indexes and editors of earlier builds, which no page of
 * this one names. Gatsby keeps public/ from build to build and knows nothing of them, so they would
 * pile up and be deployed.
 * @returns rejects when the folder cannot be read.
 */
export async function removeSuperseded(root: string): Promise<void> {
  const files = await publicFiles(root);
  const named = new Set<string>();
  for (const file of files.filter((path) => naming.test(path))) {
    const text = await readFile(join(root, file), "utf8");
    for (const [name] of text.matchAll(new RegExp(hashedName, "g"))) named.add(name);
  }
  for (const path of files) {
    const name = own.exec(path)?.[1];
    if (name !== undefined && !named.has(name)) await rm(join(root, path));
  }
}
