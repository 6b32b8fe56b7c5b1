import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { hashDigits } from "../headerRules";
import { publicFiles } from "./publicFiles";

const hashedName = String.raw`(?:(?:social|search|editor)-[\w-]+|icons|wordmark)-[0-9a-f]{${hashDigits},}`;

/**
 * What the site writes into public/static besides Gatsby, under names that end with a hash of what is
 * in them: social preview images, search indexes, icons and the wordmark, and the packages of the editor
 * in a folder.
 */
const generatedFile = new RegExp(String.raw`^/static/(${hashedName})(?:\.(?:jpg|json|svg)$|/)`);

/** Pages, and the data that they load. */
const referencingFile = /\.html$|^\/page-data\/.*\.json$/;

/**
 * Removes what earlier builds wrote under such names and no page refers to any more. Gatsby keeps public/ from build to build and does not know these files, so they
 * would pile up and be deployed.
 * @returns rejects when the folder cannot be read.
 */
export async function removeStaleAssets(root: string): Promise<void> {
  const files = await publicFiles(root);
  const referenced = new Set<string>();
  for (const file of files.filter((path) => referencingFile.test(path))) {
    const text = await readFile(join(root, file), "utf8");
    for (const [name] of text.matchAll(new RegExp(hashedName, "g"))) referenced.add(name);
  }
  for (const path of files) {
    const name = generatedFile.exec(path)?.[1];
    if (name !== undefined && !referenced.has(name)) await rm(join(root, path));
  }
}
