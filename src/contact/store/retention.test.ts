/** @jest-environment node */
import { addMessage, openTestDatabase } from "../testing/testContact";
import type { Database } from "./database";
import type { Status } from "./record";
import { enforceRetention, type MessageSummary, type RetentionOptions } from "./retention";
import { createStore, type Store } from "./store";

const day = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 6, 1);
let database: Database;
let store: Store;
beforeEach(() => {
  database = openTestDatabase();
  store = createStore(database, 0);
});

const names = new Map<string, string>();

/** Stores a message as old as that many days at the start; its name says so. */
async function storeAged(days: number, status: Status): Promise<void> {
  const name = `${status} ${days}`;
  const { id } = await addMessage(store, { name }, status, start - days * day);
  names.set(id, name);
}

/** What a run says, so many days after the start, by the names of the messages. */
async function run(after: number, options: Partial<RetentionOptions> = {}) {
  const report = await enforceRetention(database, {
    now: start + after * day,
    mailed: true,
    ...options,
  });
  const named = (Object.entries(report) as [string, MessageSummary[]][])
    .filter(([, messages]) => messages.length > 0)
    .map(([fate, messages]) => [fate, messages.map(({ id }) => names.get(id)).sort()]);
  return Object.fromEntries(named) as Record<string, string[]>;
}
const left = async () => (await store.list()).length;

it("deletes what was sent once its time is up", async () => {
  await storeAged(179, "sent");
  await storeAged(181, "sent");
  expect(await run(0)).toEqual({ deleted: ["sent 181"] });
  expect(await run(1)).toEqual({ deleted: ["sent 179"] });
  expect(await left()).toBe(0);
});

it("takes another period when asked", async () => {
  await storeAged(8, "sent");
  await storeAged(6, "sent");
  expect(await run(0, { days: 7 })).toEqual({ deleted: ["sent 8"] });
});

it("names what was refused from the first day, and deletes it when its time is up", async () => {
  await storeAged(1, "bad");
  expect(await run(0)).toEqual({ ending: ["bad 1"] });
  expect(await run(178)).toEqual({ ending: ["bad 1"] });
  expect(await run(179)).toEqual({ deletedUnsent: ["bad 1"] });
  expect(await left()).toBe(0);
});

it("deletes nothing unsent that no earlier run has named a week before", async () => {
  await storeAged(300, "bad");
  await storeAged(300, "new");
  const mailed = false;
  const both = ["bad 300", "new 300"];
  expect(await run(0, { mailed })).toEqual({ ending: both });
  expect(await run(6, { mailed })).toEqual({ ending: both });
  expect(await run(7, { mailed })).toEqual({ deletedUnsent: both });
});

it("keeps what waits for the mail server, and names it when it is overdue", async () => {
  await storeAged(170, "new");
  expect(await run(0)).toEqual({});
  expect(await run(400)).toEqual({ kept: ["new 170"] });
  expect(await run(400, { unsent: true })).toEqual({ deletedUnsent: ["new 170"] });
});

it("deletes what waits in vain where nothing is mailed, named two weeks before", async () => {
  await storeAged(0, "new");
  const mailed = false;
  expect(await run(165, { mailed })).toEqual({});
  expect(await run(166, { mailed })).toEqual({ ending: ["new 0"] });
  expect(await run(179, { mailed })).toEqual({ ending: ["new 0"] });
  expect(await run(180, { mailed })).toEqual({ deletedUnsent: ["new 0"] });
  expect(await left()).toBe(0);
});

it("keeps what was named where nothing is mailed once there is a mail server", async () => {
  await storeAged(170, "new");
  await run(0, { mailed: false });
  expect(await run(20)).toEqual({ kept: ["new 170"] });
});
