/** Files that are made once and kept below .cache, under names that say what they were made of. */
import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Files by a key of their source. A key may have slashes; what it stands for never changes. */
export interface FileCache {
  /** The file of a key, or undefined where there is none. */
  read: (key: string) => Promise<Buffer | undefined>;
  write: (key: string, data: string | Uint8Array) => Promise<void>;
  /** Deletes the files that no build has read or written for a month. */
  sweep: () => Promise<void>;
}

/** In milliseconds. */
const keptFor = 30 * 24 * 60 * 60 * 1000;

/** The SHA-256 of texts and bytes one after the other, in hexadecimal digits. */
export function digest(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  // The length before each part keeps ("ab", "c") and ("a", "bc") apart.
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest("hex");
}

/** The result of a file operation, or undefined where the file does not exist. */
export async function ifThere<Result>(operation: Promise<Result>): Promise<Result | undefined> {
  try {
    return await operation;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/**
 * Writes a file under another name and renames it, so that neither a build that is killed nor a
 * second one that writes the same file leaves half of it.
 * @param time what the file's time is set to
 */
export async function writeWhole(
  file: string,
  data: string | Uint8Array,
  time?: Date,
): Promise<void> {
  const part = `${file}.${randomUUID()}.part`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(part, data);
    if (time) await utimes(part, time, time);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** A cache in `.cache/made/<name>` of the project at `root`. */
export function fileCache(root: string, name: string): FileCache {
  const folder = join(root, ".cache/made", name);
  return {
    read: async (key) => {
      const file = join(folder, key);
      const data = await ifThere(readFile(file));
      const now = new Date();
      // The time says when it was last of use. Another build may sweep it meanwhile.
      if (data) await ifThere(utimes(file, now, now));
      return data;
    },
    write: (key, data) => writeWhole(join(folder, key), data),
    sweep: async () => {
      const files = await ifThere(readdir(folder, { recursive: true, withFileTypes: true }));
      for (const entry of files ?? []) {
        const file = join(entry.parentPath, entry.name);
        const found = entry.isFile() ? await ifThere(stat(file)) : undefined;
        if (found && Date.now() - found.mtimeMs > keptFor) await rm(file, { force: true });
      }
    },
  };
}
