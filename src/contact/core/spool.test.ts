/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { createRecord } from "./record";
import { createSpool } from "./spool";
import { newFolder, until, words } from "./testContact";
import { onSync } from "./testDisk";

const time = Date.UTC(2026, 0, 2);
const record = createRecord({ message: words, suspicions: [] }, time);

it("makes its folders itself, for this user only", async () => {
  const folder = join(newFolder(), "deep", "spool");
  const spool = createSpool(folder);
  expect([await spool.list("new"), await spool.find(record.id)]).toEqual([[], undefined]);
  await spool.store(record);
  expect(await spool.read("new", record.id)).toEqual(record);
  expect(readdirSync(join(folder, "tmp"))).toEqual([]);
  if (process.platform === "win32") return;
  expect(statSync(folder).mode & 0o077).toBe(0);
  expect(statSync(join(folder, "new", `${record.id}.json`)).mode & 0o077).toBe(0);
});

it("has file and folder on disk before it says so", async () => {
  const folder = newFolder();
  const spool = createSpool(folder);
  await spool.store(createRecord({ message: { ...words, message: "0" }, suspicions: [] }, time));
  const seen: unknown[] = [];
  await onSync((path) => {
    const isFile = statSync(path).isFile();
    seen.push(isFile ? JSON.parse(readFileSync(path, "utf8")) : [path, readdirSync(path).length]);
  });
  await spool.store(record);
  expect(seen).toEqual([record, [join(folder, "new"), 2]]);
});

it("has all its folders on disk before the first message, and makes them once", async () => {
  const parent = newFolder();
  const folder = join(parent, "deep", "spool");
  const spool = createSpool(folder);
  const synced: string[] = [];
  await onSync((path) => void synced.push(path));
  await spool.store(record);
  const firstFile = synced.findIndex((path) => path.startsWith(join(folder, "tmp")));
  const before = synced.slice(0, firstFile);
  expect(before).toEqual(expect.arrayContaining([parent, join(parent, "deep"), folder]));
  synced.length = 0;
  await spool.store({ ...record, id: "0".repeat(32) });
  expect(synced).toHaveLength(2);
});

it("lets nobody go on before the folders are on disk", async () => {
  const folder = join(newFolder(), "spool");
  const spool = createSpool(folder);
  let release = () => {};
  const blocked = new Promise<void>((resolve) => (release = resolve));
  await onSync((path) => (path === folder ? blocked : undefined));
  const stored: number[] = [];
  const work = [0, 1].map(async (number) => {
    await spool.store({ ...record, id: String(number).repeat(32) });
    stored.push(number);
  });
  await until(() => existsSync(join(folder, "tmp")));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(stored).toEqual([]);
  release();
  await Promise.all(work);
  expect(stored).toHaveLength(2);
});

it("syncs its folders again after that failed, and makes them again when they are gone", async () => {
  const parent = newFolder();
  const folder = join(parent, "deep", "spool");
  const spool = createSpool(folder);
  const failing = new Set([parent, join(parent, "deep"), folder]);
  const synced: string[] = [];
  await onSync((path) => {
    if (failing.delete(path)) throw new Error("EIO");
    synced.push(path);
  });
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await expect(spool.store(record)).rejects.toThrow("EIO");
  }
  await spool.store(record);
  expect(synced).toEqual(expect.arrayContaining([parent, join(parent, "deep"), folder]));
  rmSync(join(parent, "deep"), { recursive: true });
  await expect(spool.store(record)).rejects.toThrow("ENOENT");
  await spool.store(record);
  expect(await spool.confirm(record.id)).toBe("new");
});

it("lists those first that were stored first", async () => {
  const folder = newFolder();
  const spool = createSpool(folder);
  const ids = ["c", "a", "b"].map((letter) => letter.repeat(32));
  for (const [age, id] of ids.entries()) {
    await spool.store({ ...record, id });
    utimesSync(join(folder, "new", `${id}.json`), age + 1, age + 1);
  }
  expect(await spool.list("new")).toEqual(ids);
  expect(await spool.count()).toBe(3);
});

it("has a message in one box whenever setting it aside is cut short", async () => {
  const folder = newFolder();
  const spool = createSpool(folder);
  await spool.store(record);
  const seen = new Set<string>();
  await onSync(async () => {
    const [waiting, aside] = [await spool.list("new"), await spool.list("bad")];
    seen.add(`${waiting.length} and ${aside.length}`);
  });
  await spool.refuse(record, "550 unknown", time);
  expect(seen).toEqual(new Set(["1 and 0", "0 and 1"]));
});

it("does not bring back what another process took away", async () => {
  const spool = createSpool(newFolder());
  await spool.store(record);
  await spool.remove("new", record.id);
  await spool.refuse(record, "550 unknown", time);
  await spool.update("new", record);
  expect(await spool.find(record.id)).toBeUndefined();
});

it("keeps the refusal with the message it sets aside", async () => {
  const spool = createSpool(newFolder());
  await spool.store(record);
  await spool.refuse(record, "550 unknown", time);
  expect(await spool.find(record.id)).toBe("bad");
  expect(await spool.read("bad", record.id)).toEqual({
    ...record,
    refusal: { at: "2026-01-02T00:00:00.000Z", response: "550 unknown" },
  });
});

it("leaves alone what another process moved", async () => {
  const spool = createSpool(newFolder());
  await spool.store(record);
  await spool.move(record.id, "new", "sent");
  await spool.move(record.id, "new", "sent");
  expect(await spool.find(record.id)).toBe("sent");
  await spool.remove("sent", record.id);
  expect(await spool.find(record.id)).toBeUndefined();
});

it("lists messages only, and cleans up what unfinished writes left", async () => {
  const folder = newFolder();
  const spool = createSpool(folder);
  await spool.store(record);
  for (const name of ["note.txt", ".hidden.json", "short.json"]) {
    writeFileSync(join(folder, "new", name), "");
  }
  expect(await spool.list("new")).toEqual([record.id]);
  mkdirSync(join(folder, "tmp"), { recursive: true });
  for (const [name, age] of [
    ["old", 2 * 3600],
    ["young", 60],
  ] as const) {
    writeFileSync(join(folder, "tmp", name), "");
    utimesSync(join(folder, "tmp", name), time / 1000 - age, time / 1000 - age);
  }
  await spool.clean(time);
  expect(readdirSync(join(folder, "tmp"))).toEqual(["young"]);
});

it("rejects a file that is not the message its name says", async () => {
  const folder = newFolder();
  const spool = createSpool(folder);
  await spool.store(record);
  writeFileSync(join(folder, "new", `${record.id}.json`), '{"id": "other"}');
  await expect(spool.read("new", record.id)).rejects.toThrow("does not hold the message");
});
