/** @jest-environment node */
import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { createRecord } from "./record";
import { createSpool } from "./spool";
import { newFolder, words } from "./testContact";

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
  const handle = await open(folder, "r");
  const prototype = Object.getPrototypeOf(handle) as typeof handle;
  await handle.close();
  const seen: string[] = [];
  const { sync } = prototype;
  jest.spyOn(prototype, "sync").mockImplementation(async function (this: typeof handle) {
    const isFile = (await this.stat()).isFile();
    const named = readdirSync(folder).includes("new") ? readdirSync(join(folder, "new")) : [];
    const draft = readdirSync(join(folder, "tmp"));
    if (isFile) {
      const text = readFileSync(join(folder, "tmp", draft[0] ?? ""), "utf8");
      seen.push(`file of ${JSON.parse(text).id === record.id ? "this message" : "another"}`);
    } else if (named.length > 0) seen.push(`folder with ${named.length}`);
    await sync.call(this);
  });
  await spool.store(record);
  expect(seen).toEqual(["file of this message", "folder with 1"]);
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
