/** @jest-environment node */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  formRequest,
  jsonRequest,
  mailTo,
  openTestContact,
  type TestContact,
  until,
  words,
} from "./testContact";
import { onSync } from "./testDisk";
import { openMailServer, type TestMailServer } from "./testMailServer";

let server: TestMailServer;
let contact: TestContact | undefined;
beforeEach(async () => {
  server = await openMailServer();
});
afterEach(async () => {
  await contact?.close();
  await server.close();
});

const open = (...options: Parameters<typeof openTestContact>) => {
  contact = openTestContact(...options);
  return contact;
};
const submit = async (to: TestContact, message = words.message) => {
  const { status, body } = await to.handle(jsonRequest({ ...words, message }));
  expect(status).toBe(202);
  return (JSON.parse(body) as { id: string }).id;
};
const isIn = (to: TestContact, box: "new" | "sent" | "bad", count: number) => async () =>
  (await to.spool.list(box)).length === count;

it("sends at once and keeps the message as sent", async () => {
  const opened = open({ mail: mailTo(server) });
  const id = await submit(opened);
  await until(isIn(opened, "sent", 1));
  expect(server.mails.map(({ messageId }) => messageId)).toEqual([`<${id}@fts.example>`]);
  expect(await opened.spool.find(id)).toBe("sent");
});

it("accepts while the mail server is down and sends everything once it is back", async () => {
  await server.close();
  const opened = open({ mail: mailTo(server) });
  const ids = [];
  for (let count = 0; count < 5; count += 1) ids.push(await submit(opened, `number ${count}`));
  await until(() => opened.lines.some((line) => line.includes("out of reach")));
  expect(await opened.spool.list("sent")).toEqual([]);
  server = await openMailServer({ port: server.port });
  await until(isIn(opened, "sent", 5));
  const arrived = server.mails.map(({ messageId }) => messageId).sort();
  expect(arrived).toEqual(ids.map((id) => `<${id}@fts.example>`).sort());
});

it("does not make senders wait for a mail server that hangs", async () => {
  server.behaviour = "hanging";
  const opened = open({ mail: mailTo(server, 1000) });
  await submit(opened);
  await until(() => opened.lines.some((line) => line.includes("out of reach")));
  server.behaviour = "accept";
  await until(isIn(opened, "sent", 1));
});

it("tries again after 451, and other messages do not wait for that one", async () => {
  const opened = open({ mail: mailTo(server) });
  server.behaviour = { at: "data", code: 451 };
  await submit(opened, "first");
  await until(() => opened.lines.some((line) => line.includes("put off by the mail server (451)")));
  server.behaviour = "accept";
  await submit(opened, "second");
  await until(isIn(opened, "sent", 2));
});

describe("a mail server that hangs up at one message", () => {
  const poison = "the one that breaks the scanner";

  it("gets all the others, whatever came first", async () => {
    server.behaviour = { hangsUpOn: poison };
    const earlier = openTestContact();
    await submit(earlier, poison);
    for (let count = 0; count < 20; count += 1) await submit(earlier, `number ${count}`);
    const opened = open({ spoolFolder: earlier.folder, mail: mailTo(server) });
    opened.start();
    await until(isIn(earlier, "sent", 20));
    expect(await earlier.spool.list("new")).toHaveLength(1);
    server.behaviour = "accept";
    await until(isIn(earlier, "sent", 21));
  });

  it("gets at once what comes in later", async () => {
    server.behaviour = { hangsUpOn: poison };
    const anHour = () => 3_600_000;
    const opened = open({ mail: mailTo(server) }, { retryDelay: anHour });
    await submit(opened, poison);
    await until(() => opened.lines.some((line) => line.includes("out of reach")));
    await submit(opened, "later");
    await until(isIn(opened, "sent", 1));
  });
});

it("holds back what waits while the mail server is away", async () => {
  await server.close();
  const earlier = openTestContact();
  for (let count = 0; count < 3; count += 1) await submit(earlier, `number ${count}`);
  const anHour = () => 3_600_000;
  const opened = open(
    { spoolFolder: earlier.folder, mail: mailTo(server) },
    { retryDelay: anHour },
  );
  opened.start();
  await until(() => opened.lines.some((line) => line.includes("out of reach")));
  await opened.close();
  expect(opened.lines.filter((line) => line.includes("attempt"))).toHaveLength(1);
});

it("keeps everything and says so loudly when it may not send at all", async () => {
  server.behaviour = { at: "recipient", code: 554, text: "5.7.1 Relay access denied" };
  const opened = open({ mail: mailTo(server) });
  await submit(opened);
  await until(() => opened.lines.some((line) => line.includes("lets NOTHING through")));
  expect(await opened.spool.list("bad")).toEqual([]);
  server.behaviour = "accept";
  await until(isIn(opened, "sent", 1));
});

describe("several recipients", () => {
  const sales = "sales@fts.example";
  const openForTwo = () => open({ mail: { ...mailTo(server), to: ["info@fts.example", sales] } });

  it("get it once each, the one that was put off later", async () => {
    server.behaviour = { at: "recipient", code: 450, only: sales };
    const opened = openForTwo();
    await submit(opened);
    await until(() => opened.lines.some((line) => line.includes("has not reached 1 of its")));
    server.behaviour = "accept";
    await until(isIn(opened, "sent", 1));
    expect(server.recipients).toEqual([["info@fts.example"], [sales]]);
    expect(opened.lines.join()).not.toContain("@");
  });

  it.each([undefined, "5.7.133 Sender not authenticated for group", "5.7.1 Relay access denied"])(
    "are not forgotten when one of them is refused for good: %s",
    async (text) => {
      server.behaviour = { at: "recipient", code: 550, text, only: sales };
      const opened = openForTwo();
      const id = await submit(opened);
      await until(isIn(opened, "bad", 1));
      expect((await opened.spool.read("bad", id))?.reached).toEqual(["info@fts.example"]);
      expect(server.recipients).toEqual([["info@fts.example"]]);
      expect(opened.lines.join()).not.toContain("lets NOTHING through");
    },
  );
});

it("waits longer after each failure", async () => {
  const failures: number[] = [];
  server.behaviour = { at: "recipient", code: 450 };
  const retryDelay = (count: number) => {
    failures.push(count);
    return 5;
  };
  const opened = open({ mail: mailTo(server) }, { retryDelay });
  await submit(opened);
  await until(() => failures.length >= 4);
  expect(failures.slice(0, 4)).toEqual([1, 2, 3, 4]);
});

it("sets aside what is refused for good, says so, and names no address", async () => {
  server.behaviour = { at: "recipient", code: 550 };
  const opened = open({ mail: mailTo(server) });
  const id = await submit(opened);
  await until(isIn(opened, "bad", 1));
  await until(isIn(opened, "new", 0));
  expect((await opened.spool.read("bad", id))?.refusal?.response).toContain("550");
  await until(() => opened.lines.some((line) => line.includes("refused for good (550)")));
  expect(opened.lines.join()).not.toContain("@");
});

it("sends after a restart what an earlier run left", async () => {
  const earlier = openTestContact();
  await submit(earlier);
  const opened = open({ spoolFolder: earlier.folder, mail: mailTo(server) });
  opened.start();
  await until(isIn(earlier, "sent", 1));
  expect(server.mails).toHaveLength(1);
});

it("reports a damaged file and sends the others", async () => {
  const opened = open({ mail: mailTo(server) });
  mkdirSync(join(opened.folder, "new"));
  writeFileSync(join(opened.folder, "new", `${"0".repeat(32)}.json`), '{"id": "ahmed@fts');
  await submit(opened);
  await until(isIn(opened, "sent", 1));
  await until(() => opened.lines.some((line) => line.includes("cannot be handled")));
  expect(opened.lines.join()).not.toContain("ahmed@");
  expect(await opened.spool.list("new")).toEqual(["0".repeat(32)]);
});

describe("a disk that does not take what came of a message", () => {
  const cannotBeHandled = (to: TestContact) => () =>
    to.lines.filter((line) => line.includes("cannot be handled")).length >= 3;

  it("does not make it go out twice", async () => {
    server.behaviour = "slow";
    const opened = open({ mail: mailTo(server) });
    await submit(opened);
    await until(() => server.unanswered.length === 1);
    const blocked = join(opened.folder, "sent");
    rmSync(blocked, { recursive: true });
    writeFileSync(blocked, "a file where a folder should be");
    server.behaviour = "accept";
    server.unanswered.forEach((answer) => answer());
    await until(cannotBeHandled(opened));
    rmSync(blocked);
    await until(isIn(opened, "sent", 1));
    expect(server.mails).toEqual([]);
  });

  it("does not make it go twice to those who have it", async () => {
    const sales = "sales@fts.example";
    server.behaviour = { at: "recipient", code: 450, only: sales };
    const to = ["info@fts.example", sales];
    const opened = open({ mail: { ...mailTo(server), to } });
    let failing = false;
    await onSync((path) => {
      if (failing && path.startsWith(join(opened.folder, "tmp"))) throw new Error("ENOSPC");
    });
    await submit(opened);
    failing = true;
    await until(cannotBeHandled(opened));
    server.behaviour = "accept";
    failing = false;
    await until(isIn(opened, "sent", 1));
    expect(server.recipients).toEqual([["info@fts.example"], [sales]]);
  });
});

describe("without a disk", () => {
  const openWithoutDisk = (timeoutMs?: number) =>
    open({ spoolFolder: undefined, mail: mailTo(server, timeoutMs) });

  it("takes a message only when the mail server has it", async () => {
    const opened = openWithoutDisk();
    await submit(opened);
    expect(server.mails).toHaveLength(1);
    await submit(opened);
    expect(server.mails).toHaveLength(1);
  });

  const unavailable = { error: { code: "unavailable" } };

  it.each([
    { at: "recipient", code: 550 },
    { at: "data", code: 451 },
  ] as const)("says that it failed when the mail server is %j", async (behaviour) => {
    server.behaviour = behaviour;
    const opened = openWithoutDisk();
    const { status, body } = await opened.handle(jsonRequest(words));
    expect([status, JSON.parse(body)]).toEqual([500, unavailable]);
    server.behaviour = "accept";
    await submit(opened);
  });

  it("says that it failed when the mail server does not even greet", async () => {
    server.behaviour = "silent";
    const { status, body } = await openWithoutDisk(150).handle(jsonRequest(words));
    expect([status, JSON.parse(body)]).toEqual([500, unavailable]);
  });

  it.each(["hanging", { hangsUpOn: words.message }] as const)(
    "does not say that it failed when the mail server has the mail and is %j",
    async (behaviour) => {
      server.behaviour = behaviour;
      const opened = openWithoutDisk(2000);
      const { status, body } = await opened.handle(jsonRequest(words));
      expect([status, JSON.parse(body)]).toEqual([504, { unconfirmed: true }]);
      const form = await opened.handle(formRequest({ ...words, language: "ar" }));
      expect([form.status, form.headers.location]).toEqual([
        303,
        "/ar/contact/failed/#unconfirmed",
      ]);
      expect(opened.lines.join()).not.toContain("NOT taken in");
    },
  );

  it("takes a message that it could not confirm before", async () => {
    server.behaviour = { hangsUpOn: words.message };
    const opened = openWithoutDisk();
    expect((await opened.handle(jsonRequest(words))).status).toBe(504);
    server.behaviour = "accept";
    await submit(opened);
  });

  it("says when it did not reach everybody", async () => {
    server.behaviour = { at: "recipient", code: 550, only: "sales@fts.example" };
    const to = ["info@fts.example", "sales@fts.example"];
    const opened = open({ spoolFolder: undefined, mail: { ...mailTo(server), to } });
    await submit(opened);
    expect(opened.lines.join()).toContain("did NOT reach 1 of its recipients (550)");
  });

  it("takes nothing without a mail server", async () => {
    const opened = open({ spoolFolder: undefined });
    opened.start();
    expect((await opened.handle(jsonRequest(words))).status).toBe(500);
    expect(opened.lines.join()).toContain("every message will be refused");
  });
});
