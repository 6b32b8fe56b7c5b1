import { readdir, readFile, rm, rmdir } from "node:fs/promises";
import { join } from "node:path";
import { type MessageRecord, type Status, type StoredMessage } from "./record";
import type { Store } from "./store";

/** A message as a file of the spool folder, in which messages were kept before. */
interface SpoolFile extends MessageRecord {
  refusal?: { at: string; response: string };
  warnedAt?: string;
}

/** A copy that a crash left in two folders counts as what has come furthest. */
const folders: readonly Status[] = ["sent", "bad", "new"];
const fileName = /^([0-9a-f]{32})\.json$/;

function parseFile(text: string, id: string, status: Status): StoredMessage {
  const { refusal, reached = [], ...file } = JSON.parse(text) as SpoolFile;
  if (file.id !== id || typeof file.message !== "object" || !Date.parse(file.receivedAt)) {
    throw new Error("The file does not hold the message that its name says.");
  }
  const answer = refusal && { lastAnswer: refusal.response, answeredAt: refusal.at };
  return { ...file, reached, status, attempts: 0, nextAttemptAt: 0, ...answer };
}

const isAbsent = (error: unknown) => (error as NodeJS.ErrnoException).code === "ENOENT";

/** Does what needs a file or folder; nothing where it is gone. */
async function unlessAbsent<Value>(work: Promise<Value>): Promise<Value | undefined> {
  try {
    return await work;
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}

const namesIn = async (folder: string) => (await unlessAbsent(readdir(folder))) ?? [];

/**
 * Removes a folder of the spool; one that still holds something stays. One that is not there is not
 * asked for: where nothing may be written that is another error (EROFS).
 */
async function removeEmpty(folder: string): Promise<void> {
  const names = await unlessAbsent(readdir(folder));
  if (names?.length === 0) await unlessAbsent(rmdir(folder));
}

/** Removes unfinished writes, which were never acknowledged. */
async function removeDrafts(folder: string): Promise<void> {
  for (const name of await namesIn(folder)) {
    if (/^[0-9a-f]{32}\.json\./.test(name)) await rm(join(folder, name), { force: true });
  }
  await removeEmpty(folder);
}

/**
 * Moves the messages of a spool folder into the store: a file goes once its message is safe there, so
 * that a run that is cut short is made up for by the next one.
 * @returns how many were taken over, and the files that hold no message, which stay
 */
export async function importSpool(
  store: Store,
  folder: string,
): Promise<{ taken: number; unreadable: string[] }> {
  const unreadable: string[] = [];
  let taken = 0;
  for (const status of folders) {
    for (const name of await namesIn(join(folder, status))) {
      const path = join(folder, status, name);
      const [, id = ""] = fileName.exec(name) ?? [];
      let message: StoredMessage;
      try {
        message = parseFile(await readFile(path, "utf8"), id, status);
      } catch (error) {
        // Another process has just taken it over.
        if (!isAbsent(error)) unreadable.push(join(status, name));
        continue;
      }
      await store.takeOver(message);
      await rm(path, { force: true });
      taken += 1;
    }
    await removeEmpty(join(folder, status));
  }
  await removeDrafts(join(folder, "tmp"));
  await removeEmpty(folder);
  return { taken, unreadable };
}
