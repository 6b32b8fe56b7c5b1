import { readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { isAbsent, makeFolder, putFile, syncEntries, syncFolder } from "./files";
import { idPattern, type MessageRecord } from "./record";

/** Where a message stands: to be sent, sent, or refused for good by the mail server. */
export const boxes = ["new", "sent", "bad"] as const;
export type Box = (typeof boxes)[number];

/** Messages on disk, one file each, in a folder per box. */
export interface Spool {
  /**
   * Keeps a message that is to be sent; on disk once resolved. Rejects when it cannot be kept, and
   * with UnsyncedError when it is there, but perhaps not for good.
   */
  store: (record: MessageRecord) => Promise<void>;
  /** The box a message is in, or undefined. */
  find: (id: string) => Promise<Box | undefined>;
  /** The box a message is in, on disk once resolved: an earlier attempt to store it may have failed. */
  confirm: (id: string) => Promise<Box | undefined>;
  /** How many messages there are in all boxes. */
  count: () => Promise<number>;
  /** The ids in a box, those first that were stored first. */
  list: (box: Box) => Promise<string[]>;
  /** Undefined when it is not (any more) in the box. Rejects when the file is no message. */
  read: (box: Box, id: string) => Promise<MessageRecord | undefined>;
  /** Writes a message anew; one that is no longer in its box is left alone. */
  update: (box: Box, record: MessageRecord) => Promise<void>;
  /** Moves a message; one that is no longer in its box is left alone. */
  move: (id: string, from: Box, to: Box) => Promise<void>;
  /** Sets a message aside, with the reason kept in it. */
  refuse: (record: MessageRecord, response: string, time: number) => Promise<void>;
  remove: (box: Box, id: string) => Promise<void>;
  /** Removes what unfinished writes left behind more than an hour before `time`. */
  clean: (time: number) => Promise<void>;
}

const suffix = ".json";
const draftLifeMs = 60 * 60 * 1000;
const formatRecord = (record: MessageRecord) => `${JSON.stringify(record, null, 2)}\n`;

function parseRecord(text: string, id: string): MessageRecord {
  const record = JSON.parse(text) as Partial<MessageRecord> | null;
  if (record?.id !== id || !record.message || !record.receivedAt) {
    throw new Error("The file does not hold the message that its name says.");
  }
  return record as MessageRecord;
}

async function unlessAbsent<Value>(work: Promise<Value>): Promise<Value | undefined> {
  try {
    return await work;
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}

/** A spool in a folder, which is made when the first message comes. One process should send from it. */
export function createSpool(folder: string): Spool {
  const tmp = join(folder, "tmp");
  const pathOf = (box: Box) => join(folder, box);
  const fileOf = (box: Box, id: string) => join(folder, box, id + suffix);
  let opening: Promise<void> | undefined;

  const makeFolders = async () => {
    for (const path of [tmp, ...boxes.map(pathOf)]) await makeFolder(path);
  };
  /** Runs work that needs the folders: made once for all, and anew after something failed. */
  const within = async (work: () => Promise<void>) => {
    opening ??= makeFolders();
    try {
      await opening;
      await work();
    } catch (error) {
      opening = undefined;
      throw error;
    }
  };
  const put = (box: Box, record: MessageRecord) =>
    within(() => putFile(tmp, pathOf(box), record.id + suffix, formatRecord(record)));

  const idsIn = async (box: Box) => {
    const names = (await unlessAbsent(readdir(pathOf(box)))) ?? [];
    const ids = names.filter((name) => name.endsWith(suffix));
    return ids.map((name) => name.slice(0, -suffix.length)).filter((id) => idPattern.test(id));
  };
  const statOf = (box: Box, id: string) => unlessAbsent(stat(fileOf(box, id)));

  const spool: Spool = {
    store: (record) => put("new", record),
    find: async (id) => {
      for (const box of boxes) if (await statOf(box, id)) return box;
      return undefined;
    },
    confirm: async (id) => {
      const box = await spool.find(id);
      if (box) await syncEntries(pathOf(box));
      return box;
    },
    count: async () => (await Promise.all(boxes.map(idsIn))).flat().length,
    list: async (box) => {
      const ids = await idsIn(box);
      const times = await Promise.all(ids.map(async (id) => (await statOf(box, id))?.mtimeMs));
      const age = new Map(ids.map((id, index) => [id, times[index] ?? 0]));
      return ids.sort((a, b) => (age.get(a) ?? 0) - (age.get(b) ?? 0));
    },
    read: async (box, id) => {
      const text = await unlessAbsent(readFile(fileOf(box, id), "utf8"));
      return text === undefined ? undefined : parseRecord(text, id);
    },
    update: async (box, record) => {
      if (await statOf(box, record.id)) await put(box, record);
    },
    move: (id, from, to) =>
      within(async () => {
        await unlessAbsent(rename(fileOf(from, id), fileOf(to, id)));
        await syncFolder(pathOf(to));
        await syncFolder(pathOf(from));
      }),
    refuse: async (record, response, time) => {
      // Written where it stands, so that a crash leaves it in one box and never in two.
      const refusal = { at: new Date(time).toISOString(), response };
      await spool.update("new", { ...record, refusal });
      await spool.move(record.id, "new", "bad");
    },
    remove: async (box, id) => {
      await rm(fileOf(box, id), { force: true });
      await unlessAbsent(syncFolder(pathOf(box)));
    },
    clean: async (time) => {
      for (const name of (await unlessAbsent(readdir(tmp))) ?? []) {
        const stats = await unlessAbsent(stat(join(tmp, name)));
        if (stats && stats.mtimeMs < time - draftLifeMs) await rm(join(tmp, name), { force: true });
      }
    },
  };
  return spool;
}
