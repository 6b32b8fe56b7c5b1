/** Hashes and writes of the files that the build adds to Gatsby's. */
import { createHash, randomUUID } from "node:crypto";
import { access, mkdir, rename, rm, utimes, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/** The SHA-256 of texts and bytes one after the other, in hexadecimal digits. */
export function digest(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  // The length before each part keeps ("ab", "c") and ("a", "bc") apart.
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest("hex");
}

/** Resolves to the result of a file operation, or to undefined if the file does not exist. */
export async function ignoreMissing<Result>(
  operation: Promise<Result>,
): Promise<Result | undefined> {
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
export async function writeAtomically(
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

/** Writes a file whose name holds a hash of its content, unless it is there already. */
export async function writeOnce(file: string, data: string | Uint8Array): Promise<void> {
  const isThere = await ignoreMissing(access(file).then(() => true));
  if (!isThere) await writeAtomically(file, data);
}
