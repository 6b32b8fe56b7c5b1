/** @jest-environment node */
import { rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { ContactRequest, ContactResponse } from "./http";
import { formRequest, jsonRequest, openTestContact, sampleMessage } from "../testing/testContact";

const parse = ({ body }: ContactResponse) => JSON.parse(body) as Record<string, unknown>;
const minute = 60_000;

describe("what is taken", () => {
  it("keeps a message and answers with its id", async () => {
    const now = () => Date.UTC(2026, 0, 2, 3, 4, 5);
    const contact = openTestContact({}, { now });
    const answer = await contact.handle(jsonRequest({ ...sampleMessage, language: "ar" }));
    expect(answer.status).toBe(202);
    expect(answer.headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
    });
    const { id } = parse(answer) as { id: string };
    expect(await contact.store.list(["new"])).toEqual([
      {
        id,
        receivedAt: "2026-01-02T03:04:05.000Z",
        language: "ar",
        message: sampleMessage,
        suspicions: [],
        status: "new",
        attempts: 0,
        nextAttemptAt: 0,
        reached: [],
      },
    ]);
  });

  it("sends a form on to the page of its language", async () => {
    const contact = openTestContact();
    const answer = await contact.handle(formRequest({ ...sampleMessage, language: "ar" }));
    expect([answer.status, answer.headers.location]).toEqual([303, "/ar/contact/sent/"]);
    const byReferer = { referer: "https://fts.example/ar/contact/" };
    expect((await contact.handle(formRequest(sampleMessage, byReferer))).headers.location).toBe(
      "/ar/contact/sent/",
    );
    const failed = await contact.handle(formRequest({ ...sampleMessage, email: "x" }));
    expect([failed.status, failed.headers.location]).toEqual([303, "/contact/failed/#email"]);
    expect(await contact.count("new")).toBe(1);
  });

  it("takes a body that the platform parsed", async () => {
    const contact = openTestContact();
    const request: ContactRequest = {
      ...jsonRequest({}),
      body: { kind: "parsed", value: sampleMessage },
    };
    expect((await contact.handle(request)).status).toBe(202);
  });
});

describe("one message", () => {
  const idempotencyKey = "0b0e7f6e-7f0c-4f0a-9d4c-1f2e3d4c5b6a";

  it("is stored once, however often it is sent", async () => {
    const contact = openTestContact({ rateLimit: 1 });
    const send = () => contact.handle(jsonRequest({ ...sampleMessage, idempotencyKey }));
    const answers = [...(await Promise.all([send(), send(), send()])), await send()];
    expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(202);
    expect(await contact.count("new")).toBe(1);
  });

  it("is known again after a restart and after it was sent", async () => {
    const contact = openTestContact();
    const request = jsonRequest({ ...sampleMessage, idempotencyKey });
    const { id } = parse(await contact.handle(request)) as { id: string };
    await contact.store.settle(id, { status: "sent", reached: [], nextAttemptAt: 0 });
    const restarted = openTestContact({}, {}, contact.folder);
    expect(parse(await restarted.handle(request))).toEqual({ id });
    expect(await contact.count("new")).toBe(0);
  });

  it("is another one when its words changed under the same key", async () => {
    const contact = openTestContact();
    await contact.handle(jsonRequest({ ...sampleMessage, idempotencyKey }));
    await contact.handle(jsonRequest({ ...sampleMessage, message: "Corrected", idempotencyKey }));
    expect(await contact.count("new")).toBe(2);
  });

  it("is recognised without a key on the same day", async () => {
    let time = Date.UTC(2026, 0, 2, 9);
    const contact = openTestContact({}, { now: () => time });
    await contact.handle(formRequest(sampleMessage));
    time += minute;
    await contact.handle(formRequest(sampleMessage));
    expect(await contact.count("new")).toBe(1);
    time += 24 * 60 * minute;
    await contact.handle(formRequest(sampleMessage));
    expect(await contact.count("new")).toBe(2);
  });
});

describe("what looks like a machine's", () => {
  it.each([
    [{ website: "https://spam.example" }, ["honeypot"]],
    [{ elapsedMs: 200 }, ["tooFast"]],
    [{ website: "x", elapsedMs: 0 }, ["honeypot", "tooFast"]],
    [{ website: "", elapsedMs: 20_000 }, []],
  ])("is kept and marked: %j", async (extras, suspicions) => {
    const contact = openTestContact();
    const answer = await contact.handle(jsonRequest({ ...sampleMessage, ...extras }));
    expect(answer.status).toBe(202);
    const { id } = parse(answer) as { id: string };
    expect((await contact.store.list(["new"], id))[0]?.suspicions).toEqual(suspicions);
  });
});

describe("the rate limit", () => {
  const send = (contact: ReturnType<typeof openTestContact>, message: string, forwarded: string) =>
    contact.handle(
      jsonRequest({ ...sampleMessage, message }, { headers: { "x-forwarded-for": forwarded } }),
    );

  it("counts messages per address and says when to come back", async () => {
    const contact = openTestContact({ rateLimit: 2 }, { now: () => 1_000_000 });
    const statuses = [];
    for (const message of ["1", "2", "3"]) {
      // Whoever is no trusted proxy gains nothing by naming other addresses.
      statuses.push((await send(contact, message, `203.0.113.${message}`)).status);
    }
    expect(statuses).toEqual([202, 202, 429]);
    const refused = await send(contact, "4", "203.0.113.4");
    expect(refused.headers["retry-after"]).toBe("600");
    expect(parse(refused)).toEqual({ error: { code: "rateLimited" } });
    const other = jsonRequest({ ...sampleMessage, message: "5" }, { ip: "198.51.100.2" });
    expect((await contact.handle(other)).status).toBe(202);
  });

  it("counts the clients behind a trusted proxy apart", async () => {
    const contact = openTestContact({ rateLimit: 1, trustedProxies: ["198.51.100.1"] });
    expect((await send(contact, "1", "203.0.113.1")).status).toBe(202);
    expect((await send(contact, "2", "203.0.113.2")).status).toBe(202);
    expect((await send(contact, "3", "1.1.1.1, 203.0.113.1")).status).toBe(429);
  });

  it("counts nothing that was not accepted", async () => {
    const contact = openTestContact({ rateLimit: 1 });
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await contact.handle(jsonRequest({ ...sampleMessage, email: "x" }));
    }
    expect((await contact.handle(jsonRequest(sampleMessage))).status).toBe(202);
  });
});

describe("a database that cannot be written to", () => {
  it("is an honest failure, and the next message is accepted once it works again", async () => {
    const contact = openTestContact({ rateLimit: 1 });
    rmSync(contact.folder, { recursive: true });
    writeFileSync(contact.folder, "a file where a folder should be");
    const answer = await contact.handle(jsonRequest(sampleMessage));
    expect(answer.status).toBe(500);
    expect(parse(answer)).toEqual({ error: { code: "unavailable" } });
    const form = await contact.handle(formRequest({ ...sampleMessage, language: "ar" }));
    expect(form.headers.location).toBe("/ar/contact/failed/#unavailable");
    rmSync(contact.folder);
    expect((await contact.handle(jsonRequest(sampleMessage))).status).toBe(202);
  });

  it("leaves it open where a server went away before it answered, and stores the message once", async () => {
    const server = createServer((request) => request.socket.destroy());
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const contact = openTestContact({ database: { url: `http://127.0.0.1:${port}` } });
    const answer = await contact.handle(jsonRequest(sampleMessage));
    expect([answer.status, parse(answer)]).toEqual([504, { unconfirmed: true }]);
    const form = await contact.handle(formRequest({ ...sampleMessage, language: "ar" }));
    expect([form.status, form.headers.location]).toEqual([303, "/ar/contact/failed/#unconfirmed"]);
    expect(contact.lines.join()).toContain("may not be stored");
    expect(contact.lines.join()).not.toContain("NOT accepted");
    await new Promise((resolve) => server.close(resolve));
    expect((await contact.handle(jsonRequest(sampleMessage))).status).toBe(500);
  });
});

describe("a database that is full", () => {
  const take = async (contact: ReturnType<typeof openTestContact>, message: string) =>
    contact.handle(jsonRequest({ ...sampleMessage, message }));

  it("takes no more, leaves what it has, and says why", async () => {
    const contact = openTestContact({ messageLimit: 2 });
    const { id } = parse(await take(contact, "one")) as { id: string };
    await contact.store.settle(id, { status: "sent", reached: [], nextAttemptAt: 0 });
    expect((await take(contact, "two")).status).toBe(202);
    const answer = await take(contact, "three");
    expect([answer.status, parse(answer)]).toEqual([503, { error: { code: "unavailable" } }]);
    const form = await contact.handle(
      formRequest({ ...sampleMessage, message: "three", language: "ar" }),
    );
    expect([form.status, form.headers.location]).toEqual([303, "/ar/contact/failed/#unavailable"]);
    expect(contact.lines.join()).toContain("CONTACT_MESSAGE_LIMIT");
    expect((await take(contact, "one")).status).toBe(202);
    expect(await contact.store.list()).toHaveLength(2);
    await contact.store.remove(id);
    expect((await take(contact, "three")).status).toBe(202);
  });
});

it("writes nothing about a visitor into the log", async () => {
  const contact = openTestContact();
  await contact.handle(jsonRequest(sampleMessage));
  await contact.handle(jsonRequest({ ...sampleMessage, email: "nobody" }));
  rmSync(contact.folder, { recursive: true });
  writeFileSync(contact.folder, "in the way");
  await contact.handle(jsonRequest({ ...sampleMessage, message: "second" }));
  const log = contact.lines.join("\n");
  expect(log).toContain("was accepted");
  expect(log).toContain("NOT accepted");
  for (const word of [...Object.values(sampleMessage), "nobody", "198.51.100.1"]) {
    if (word !== sampleMessage.service) expect(log).not.toContain(word);
  }
});

it("says at the start that messages stay where they are without a mail server", async () => {
  const contact = openTestContact();
  contact.start();
  await contact.close();
  expect(contact.lines.join()).toContain("stay there, because SMTP_URL is not set");
});
