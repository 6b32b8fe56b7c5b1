import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

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

/** Makes a folder that only this user can read, and every folder above it that is missing. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first !== undefined) await syncFolder(dirname(first));
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
 * that name. Rejects when the disk is full or cannot be written to; nothing is left then.
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
  await syncFolder(folder);
}

export const isAbsent = (error: unknown) => (error as NodeJS.ErrnoException).code === "ENOENT";
