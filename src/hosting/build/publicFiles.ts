import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";

/**
 * Every file under a folder, as paths with forward slashes that start with one
 * (`/about/index.html`), sorted. Rejects when the folder cannot be read.
 */
export async function publicFiles(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = relative(root, join(entry.parentPath, entry.name));
      return `/${file.split(sep).join("/")}`;
    })
    .sort();
}
