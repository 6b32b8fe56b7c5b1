/** @jest-environment node */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createSend } from "./mail";
import { enforceRetention, findEntry, listEntries, resendEntry } from "./outbox";
import { createRecord, type MessageRecord } from "./record";
import { createSpool, type Spool } from "./spool";
import { mailTo, newFolder, words } from "./testContact";
import { openMailServer, type TestMailServer } from "./testMailServer";

const day = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 6, 1);
let folder: string;
let spool: Spool;
beforeEach(() => {
  folder = newFolder();
  spool = createSpool(folder);
});

async function storeAged(days: number, box: "new" | "sent" | "bad"): Promise<MessageRecord> {
  const message = { ...words, message: `${days} ${box}` };
  const record = createRecord({ message, suspicions: [] }, now - days * day);
  await spool.store(record);
  if (box !== "new") await spool.move(record.id, "new", box);
  return record;
}

it("lists the oldest first, with what cannot be read", async () => {
  const young = await storeAged(1, "new");
  const old = await storeAged(9, "sent");
  const damaged = "f".repeat(32);
  writeFileSync(join(folder, "new", `${damaged}.json`), "{");
  const entries = await listEntries(spool);
  expect(entries.map(({ id, box }) => [id, box])).toEqual([
    [damaged, "new"],
    [old.id, "sent"],
    [young.id, "new"],
  ]);
  expect(entries[0]?.fault).toBe("SyntaxError");
  expect((await listEntries(spool, ["sent"])).map(({ id }) => id)).toEqual([old.id]);
});

it("finds a message by the start of its id", async () => {
  const { id } = await storeAged(1, "new");
  expect((await findEntry(spool, id.slice(0, 6))).id).toBe(id);
  await expect(findEntry(spool, "")).rejects.toThrow('1 messages have an id that starts with ""');
  await expect(findEntry(spool, "zz")).rejects.toThrow("0 messages");
});

describe("retention", () => {
  it("deletes what is overdue, but never silently what was not sent", async () => {
    const overdue = [await storeAged(181, "sent"), await storeAged(200, "bad")];
    const waiting = await storeAged(300, "new");
    await storeAged(179, "sent");
    const { deleted, kept } = await enforceRetention(spool, { now });
    expect(deleted.sort()).toEqual(overdue.map(({ id }) => id).sort());
    expect(kept).toEqual([waiting.id]);
    expect(await listEntries(spool)).toHaveLength(2);
  });

  it("takes another period, and what was not sent, when told", async () => {
    await storeAged(8, "new");
    await storeAged(8, "sent");
    await storeAged(6, "new");
    const { deleted, kept } = await enforceRetention(spool, { now, days: 7, unsent: true });
    expect([deleted.length, kept]).toEqual([2, []]);
  });
});

describe("resending", () => {
  let server: TestMailServer;
  beforeAll(async () => {
    server = await openMailServer();
  });
  afterAll(() => server.close());
  const resend = async (id: string) =>
    resendEntry(
      { spool, send: createSend(mailTo(server)), now: () => now },
      await findEntry(spool, id),
    );

  it.each(["new", "bad", "sent"] as const)("sends what is in %s/", async (box) => {
    server.behaviour = "accept";
    server.mails = [];
    const { id } = await storeAged(1, box);
    expect((await resend(id)).sent).toBe(true);
    expect(server.mails).toHaveLength(1);
    expect(await spool.find(id)).toBe("sent");
  });

  it("says why not, and keeps the message", async () => {
    const { id } = await storeAged(1, "new");
    server.behaviour = { at: "data", code: 451 };
    const later = await resend(id);
    expect(later).toEqual({ sent: false, report: `${id} was not sent (451) and stays in new/.` });
    server.behaviour = { at: "recipient", code: 550 };
    const refused = await resend(id);
    expect([refused.sent, await spool.find(id)]).toEqual([false, "bad"]);
    expect(refused.report).toContain("was refused: 550");
  });
});
