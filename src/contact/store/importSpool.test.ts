/** @jest-environment node */
import type * as promises from "node:fs/promises";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { newFolder, openTestDatabase, sampleMessage } from "../testing/testContact";
import { importSpool } from "./importSpool";
import { createRecord, type Status } from "./record";
import { createStore, type Store } from "./store";

jest.mock("node:fs/promises", () => ({
  __esModule: true,
  ...jest.requireActual<object>("node:fs/promises"),
}));

const files = jest.requireMock<typeof promises>("node:fs/promises");
let folder: string;
let store: Store;
beforeEach(() => {
  folder = join(newFolder(), "spool");
  store = createStore(openTestDatabase(), 0);
});

const write = (path: string, text: string) => {
  mkdirSync(join(folder, path, ".."), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const put = (status: Status, message: string, more: object = {}) => {
  const record = createRecord(
    { message: { ...sampleMessage, message }, suspicions: ["tooFast"] },
    1000,
  );
  write(join(status, `${record.id}.json`), JSON.stringify({ ...record, ...more }));
  return record;
};

it("takes over every message as it stands, and leaves no folder behind", async () => {
  const reached = ["info@fts.example"];
  const waiting = put("new", "waiting", { reached });
  const sent = put("sent", "sent");
  const refusal = { at: "2026-01-02T00:00:00.000Z", response: "550 unknown" };
  const bad = put("bad", "bad", { refusal, warnedAt: "2026-01-03T00:00:00.000Z" });
  write(join("tmp", `${waiting.id}.json.0b0e7f6e`), '{"id": "half of');
  expect(await importSpool(store, folder)).toEqual({ taken: 3, unreadable: [] });
  expect(existsSync(folder)).toBe(false);
  const stored = { attempts: 0, nextAttemptAt: 0, reached: [] as string[] };
  const expected = [
    { ...waiting, ...stored, status: "new", reached },
    { ...sent, ...stored, status: "sent" },
    {
      ...bad,
      ...stored,
      status: "bad",
      lastAnswer: "550 unknown",
      answeredAt: refusal.at,
      warnedAt: "2026-01-03T00:00:00.000Z",
    },
  ];
  const messages = await store.list();
  expect(messages).toHaveLength(3);
  expect(messages).toEqual(expect.arrayContaining(expected));
  expect(await importSpool(store, folder)).toEqual({ taken: 0, unreadable: [] });
});

it("asks for nothing to be removed where there was no spool, since all may be read-only", async () => {
  const refuse = () => Promise.reject(Object.assign(new Error("read-only"), { code: "EROFS" }));
  jest.spyOn(files, "rmdir").mockImplementation(refuse);
  expect(await importSpool(store, folder)).toEqual({ taken: 0, unreadable: [] });
});

it("takes a message over once, as what has come furthest", async () => {
  const { id } = put("new", "twice");
  put("sent", "twice");
  await importSpool(store, folder);
  expect((await store.list()).map((message) => [message.id, message.status])).toEqual([
    [id, "sent"],
  ]);
  // As after a run that was cut short before it removed the file.
  put("new", "twice");
  await importSpool(store, folder);
  expect((await store.list(["sent"])).map((message) => message.id)).toEqual([id]);
  expect(existsSync(folder)).toBe(false);
});

it("leaves alone and names what holds no message, and what is none of its own", async () => {
  const { id } = put("new", "good");
  const other = "f".repeat(32);
  write(`new/${other}.json`, '{"id": "other"}');
  write("bad/half.json", "{");
  write("tmp/somebody-elses.txt", "text");
  const { taken, unreadable } = await importSpool(store, folder);
  expect([taken, unreadable.sort()]).toEqual([1, ["bad/half.json", `new/${other}.json`]]);
  expect((await store.list()).map((message) => message.id)).toEqual([id]);
  expect(readdirSync(folder).sort()).toEqual(["bad", "new", "tmp"]);
});
