import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { hashDigits } from "../../hosting/headerRules";
import { publicFiles } from "./publicFiles";

/**
 * What the site writes into public/static besides Gatsby: social preview images, search
 * indexes and the packages of the editor, under names that end with a hash of
 * what is in them. An index has a folder of the same name, and the packages have nothing else.
 */
const own = new RegExp(
  String.raw`^/static/((?:social|search|editor)-[\w-]+-[0-9a-f]{${hashDigits},})(?:\.(?:jpg|json)$|/)`,
);

const inText = new RegExp(
  String.raw`(?:social|search)-[\w-]+-[0-9a-f]{${hashDigits},}(?=\.(?:jpg|json))`,
  "g",
);

/** The names of such files in a text, without their extensions. */
export const ownNames = (text: string): string[] => text.match(inText) ?? [];

/** The data that a page loads names them as well; the pages themselves are read elsewhere. */
const naming = /^\/page-data\/.*\.json$/;

/**
 * Removes the social preview images, search indexes and editors of earlier builds, which no
 * page of this one names. Gatsby keeps public/ from build to build and knows nothing of them, so they
 * would pile up and be deployed. Rejects when the folder cannot be read.
 * @param inPages the names of those that the pages name
 */
export async function removeSuperseded(root: string, inPages: ReadonlySet<string>): Promise<void> {
  const files = await publicFiles(root);
  const named = new Set(inPages);
  for (const file of files.filter((path) => naming.test(path))) {
    for (const name of ownNames(await readFile(join(root, file), "utf8"))) named.add(name);
  }
  const superseded = files.filter((path) => {
    const name = own.exec(path)?.[1];
    return name !== undefined && !named.has(name);
  });
  for (const path of superseded) await rm(join(root, path));
}
