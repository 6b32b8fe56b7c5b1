import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compressFiles } from "../../src/hosting/build/compress";
import { stripScripts } from "./stripScripts";

/**
 * Copies a built site into a new folder and takes the scripts out of some of its pages.
 * @param root the project, which holds public/
 * @param paths those pages, like `/ar/`
 * @returns a folder that holds public/, and `remove`, which deletes it
 */
export async function copyWithoutScripts(
  root: string,
  paths: readonly string[],
): Promise<{ folder: string; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), "fts-plain-"));
  const site = join(folder, "public");
  // With their times, so that only the pages written here are compressed again.
  cpSync(join(root, "public"), site, { recursive: true, preserveTimestamps: true });
  for (const path of paths) {
    const file = join(site, path.endsWith("/") ? `${path}index.html` : path);
    writeFileSync(file, stripScripts(readFileSync(file, "utf8")));
  }
  await compressFiles(site, new Set());
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
