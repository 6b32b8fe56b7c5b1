/** @jest-environment node */
import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createSend } from "./mail";
import { findEntry, listEntries, resendEntry } from "./outbox";
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
  // Two copies of one message, as a crash of an earlier version could leave them.
  mkdirSync(join(folder, "bad"), { recursive: true });
  copyFileSync(join(folder, "new", `${id}.json`), join(folder, "bad", `${id}.json`));
  expect(await findEntry(spool, id)).toMatchObject({ id, box: "new" });
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

  it("sends nothing that has left its box since it was listed", async () => {
    server.behaviour = "accept";
    server.mails = [];
    const { id } = await storeAged(1, "new");
    const listed = await findEntry(spool, id);
    await spool.move(id, "new", "sent");
    const send = createSend(mailTo(server));
    expect(await resendEntry({ spool, send, now: () => now }, listed)).toEqual({
      sent: false,
      report: `${id} is no longer in new/.`,
    });
    expect(server.mails).toEqual([]);
  });

  it("leaves out who has got it since it was listed", async () => {
    server.behaviour = "accept";
    server.recipients = [];
    const record = await storeAged(1, "new");
    const listed = await findEntry(spool, record.id);
    await spool.update("new", { ...record, reached: ["info@fts.example"] });
    const to = ["info@fts.example", "sales@fts.example"];
    const send = createSend({ ...mailTo(server), to });
    expect((await resendEntry({ spool, send, now: () => now }, listed)).sent).toBe(true);
    expect(server.recipients).toEqual([["sales@fts.example"]]);
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

  it("sends to those who have not got it, and again to everybody once all have", async () => {
    const { id } = await storeAged(1, "bad");
    const to = ["info@fts.example", "sales@fts.example"];
    const send = createSend({ ...mailTo(server), to });
    const resendToTwo = async () =>
      resendEntry({ spool, send, now: () => now }, await findEntry(spool, id));
    server.behaviour = { at: "recipient", code: 550, only: "sales@fts.example" };
    server.recipients = [];
    const partly = await resendToTwo();
    expect([partly.sent, await spool.find(id)]).toEqual([false, "bad"]);
    expect(partly.report).toContain("has not reached 1 of its recipients (550)");
    server.behaviour = "accept";
    expect([(await resendToTwo()).sent, (await resendToTwo()).sent]).toEqual([true, true]);
    expect(server.recipients).toEqual([["info@fts.example"], ["sales@fts.example"], to]);
  });
});
