import { randomUUID } from "node:crypto";
import { access, constants, mkdir, open, rename, rm, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";

export const isAbsent = (error: unknown) => (error as NodeJS.ErrnoException).code === "ENOENT";

/** Who may not write into a folder has made no entry in it, and may not be allowed to open it. */
async function isWritable(folder: string): Promise<boolean> {
  try {
    await access(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch (error) {
    if (isAbsent(error)) return false;
    throw error;
  }
}

/** Makes a folder's entries survive a power failure. Windows cannot and need not do this. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A file is in its place, but may not outlive a power failure; `code` is for the log. */
export class UnsyncedError extends Error {
  override name = "UnsyncedError";
  readonly code: string;
  constructor(cause: unknown) {
    super("The file is in its place, but its folder could not be synced.", { cause });
    this.code = (cause as NodeJS.ErrnoException).code ?? "unknown";
  }
}

/** Makes a file that is in its place survive a power failure. Rejects with UnsyncedError. */
export async function syncEntries(folder: string): Promise<void> {
  try {
    await syncFolder(folder);
  } catch (error) {
    throw new UnsyncedError(error);
  }
}

/**
 * Makes a folder that only this user can read, and every missing folder above it; on disk once
 * resolved. A folder is made only once the entry of the one above it is synced, so that one that
 * exists is known to stand on safe ground, whatever failed before.
 */
export async function makeFolder(folder: string): Promise<void> {
  const path = resolve(folder);
  const parent = dirname(path);
  if (!(await isFolder(path))) {
    await makeFolder(parent);
    await mkdir(path, { mode: 0o700 });
  }
  if (await isWritable(parent)) await syncFolder(parent);
}

async function writeSynced(path: string, text: string): Promise<void> {
  const handle = await open(path, "wx", 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Puts a file into a folder whole or not at all, and on disk once resolved: written and synced in
 * `tmp`, then renamed, as a maildir does (https://cr.yp.to/proto/maildir.html). Replaces a file of
 * that name. Rejects when the disk is full or cannot be written to, and nothing is left then; with
 * UnsyncedError the file is there.
 */
export async function putFile(
  tmp: string,
  folder: string,
  name: string,
  text: string,
): Promise<void> {
  const draft = join(tmp, `${name}.${randomUUID()}`);
  try {
    await writeSynced(draft, text);
    await rename(draft, join(folder, name));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncEntries(folder);
}
