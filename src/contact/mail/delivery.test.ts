/** @jest-environment node */
import { createSend } from "./mail";
import { createDelivery, defaultRetryDelay, lockMs } from "./delivery";
import {
  addMessage,
  jsonRequest,
  mailTo,
  newFolder,
  openTestContact,
  openTestDatabase,
  type TestContact,
  until,
  sampleMessage,
} from "../testing/testContact";
import { openMailServer, type TestMailServer } from "../testing/testMailServer";
import type { Status } from "../store/record";
import { createStore } from "../store/store";

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
const submit = async (to: TestContact, message = sampleMessage.message) => {
  const { status, body } = await to.handle(jsonRequest({ ...sampleMessage, message }));
  expect(status).toBe(202);
  return (JSON.parse(body) as { id: string }).id;
};
const isIn = (to: TestContact, status: Status, count: number) => async () =>
  (await to.count(status)) === count;
const stored = async (to: TestContact, id: string) => (await to.store.list(undefined, id))[0];

it("sends at once and keeps the message as sent", async () => {
  const opened = open({ mail: mailTo(server) });
  const id = await submit(opened);
  await until(isIn(opened, "sent", 1));
  expect(server.mails.map(({ messageId }) => messageId)).toEqual([`<${id}@fts.example>`]);
  expect(await stored(opened, id)).toMatchObject({ status: "sent", attempts: 1 });
});

it("accepts while the mail server is down and sends everything once it is back", async () => {
  await server.close();
  const opened = open({ mail: mailTo(server) });
  const ids = [];
  for (let count = 0; count < 5; count += 1) ids.push(await submit(opened, `number ${count}`));
  await until(() => opened.lines.some((line) => line.includes("out of reach")));
  expect(await opened.count("sent")).toBe(0);
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
    const opened = open({ mail: mailTo(server) }, {}, earlier.folder);
    opened.start();
    await until(isIn(earlier, "sent", 20));
    expect(await earlier.count("new")).toBe(1);
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
  const opened = open({ mail: mailTo(server) }, { retryDelay: anHour }, earlier.folder);
  opened.start();
  await until(() => opened.lines.some((line) => line.includes("out of reach")));
  await opened.close();
  expect(opened.lines.filter((line) => line.includes("attempt"))).toHaveLength(1);
});

it.each([
  [{ at: "sender", code: 550, text: "5.7.60 no permission to send as" }, "CONTACT_FROM"],
  [{ at: "recipient", code: 550, text: "5.1.1 <inof@fts.example> User unknown" }, "CONTACT_TO"],
  [{ at: "recipient", code: 554, text: "5.7.1 Relay access denied" }, "SMTP_URL"],
  [{ at: "data", code: 554, text: "Email address is not verified" }, "CONTACT_FROM"],
] as const)(
  "keeps everything, names the setting, and goes on by itself once it is right: %j",
  async (behaviour, setting) => {
    server.behaviour = behaviour;
    const opened = open({ mail: mailTo(server) });
    const id = await submit(opened);
    await until(() => opened.lines.some((line) => line.includes("lets NOTHING through")));
    expect(opened.lines.join()).toContain(`check ${setting}`);
    expect(opened.lines.join()).not.toContain("@");
    await until(async () => ((await stored(opened, id))?.attempts ?? 0) > 3);
    expect((await stored(opened, id))?.lastAnswer).toContain(`check ${setting}`);
    // It is explained once, and goes on in short lines.
    expect(opened.lines.filter((line) => line.includes("NOTHING"))).toHaveLength(1);
    expect(await opened.count("bad")).toBe(0);
    server.behaviour = "accept";
    await until(isIn(opened, "sent", 1));
  },
);

it("explains what is wrong again every six hours, and at once when it comes back", async () => {
  let time = Date.UTC(2026, 0, 2);
  const store = createStore(openTestDatabase(), 0);
  const lines: string[] = [];
  const { flush } = createDelivery({
    store,
    send: createSend(mailTo(server)),
    log: (line) => lines.push(line),
    retryDelay: defaultRetryDelay,
    now: () => time,
  });
  const explained = () => lines.filter((line) => line.includes("NOTHING")).length;
  const hours = async (count: number) => {
    for (let minute = 0; minute < count * 60; minute += 1, time += 60_000) await flush(1000);
  };
  const wrong = { at: "recipient", code: 550, text: "5.1.1 User unknown" } as const;
  server.behaviour = wrong;
  await addMessage(store, {}, "new", time);
  await hours(5);
  expect(explained()).toBe(1);
  await hours(8);
  expect(explained()).toBe(3);
  server.behaviour = "accept";
  await hours(2);
  expect(server.mails).toHaveLength(1);
  server.behaviour = wrong;
  await addMessage(store, { message: "another" }, "new", time);
  await hours(1);
  expect(explained()).toBe(4);
});

it.each([
  { at: "recipient", code: 552, text: "5.2.2 mailbox full" },
  { at: "sender", code: 550, text: "5.4.5 Daily user sending limit exceeded" },
  { at: "data", code: 550, text: "Domain fts.example has exceeded the max emails per hour" },
] as const)("keeps what the mail server does not take for now: %j", async (behaviour) => {
  server.behaviour = behaviour;
  const opened = open({ mail: mailTo(server) });
  await submit(opened);
  await until(() => opened.lines.some((line) => line.includes("takes nothing for now")));
  server.behaviour = "accept";
  await until(isIn(opened, "sent", 1));
});

it("keeps what is turned away for no known reason, says so, and sends the others", async () => {
  server.behaviour = { at: "data", code: 554, text: "Transaction failed" };
  const opened = open({ mail: mailTo(server) }, { retryDelay: () => 3_600_000 });
  const id = await submit(opened, "first");
  await until(() => opened.lines.some((line) => line.includes("NOT CLEAR (554)")));
  expect((await stored(opened, id))?.lastAnswer).toBe("554 Transaction failed");
  server.behaviour = "accept";
  await submit(opened, "second");
  await until(isIn(opened, "sent", 1));
  expect(await opened.count("new")).toBe(1);
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

  it.each([undefined, "5.7.133 Sender not authenticated for group", "5.1.1 User unknown"])(
    "get everything at once while one of them is turned away, and that one once it is right: %s",
    async (text) => {
      server.behaviour = { at: "recipient", code: 550, text, only: sales };
      const opened = openForTwo();
      const id = await submit(opened, "first");
      await until(async () => ((await stored(opened, id))?.attempts ?? 0) > 2);
      await submit(opened, "second");
      await until(() => server.recipients.length === 2);
      expect(server.recipients).toEqual([["info@fts.example"], ["info@fts.example"]]);
      expect((await stored(opened, id))?.reached).toEqual(["info@fts.example"]);
      expect((await stored(opened, id))?.lastAnswer).toContain(`${sales}: 550`);
      const log = opened.lines.join();
      expect([log.includes("check CONTACT_TO"), log.includes("NOTHING")]).toEqual([true, false]);
      expect(await opened.count("bad")).toBe(0);
      server.behaviour = "accept";
      await until(isIn(opened, "sent", 2));
      expect(server.recipients.slice(2)).toEqual([[sales], [sales]]);
    },
  );

  it("are known to have it where it is too large for one of them", async () => {
    server.behaviour = { at: "recipient", code: 552, text: "5.3.4 Message too large", only: sales };
    const opened = openForTwo();
    const id = await submit(opened);
    await until(isIn(opened, "bad", 1));
    expect((await stored(opened, id))?.reached).toEqual(["info@fts.example"]);
  });
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

it("sets aside what is refused for its content, logs it, and logs no word of it", async () => {
  const text = "5.7.1 Spam: kaufen <visitor@fts.example>";
  server.behaviour = { at: "data", code: 554, text };
  const opened = open({ mail: mailTo(server) });
  const id = await submit(opened);
  await until(isIn(opened, "bad", 1));
  await until(isIn(opened, "new", 0));
  expect((await stored(opened, id))?.lastAnswer).toBe(`554 ${text}`);
  await until(() => opened.lines.some((line) => line.includes("was refused (554 5.7.1)")));
  expect(opened.lines.join()).not.toMatch(/@|kaufen/);
});

it("sends after a restart what an earlier run left", async () => {
  const earlier = openTestContact();
  await submit(earlier);
  const opened = open({ mail: mailTo(server) }, {}, earlier.folder);
  opened.start();
  await until(isIn(earlier, "sent", 1));
  expect(server.mails).toHaveLength(1);
});

describe("a database that does not take what came of a message", () => {
  /** A store over a database that fails at will. */
  const openFailing = async (reached: string[] = []) => {
    const database = openTestDatabase();
    const state = { failing: false };
    const store = createStore(database, 0);
    const message = { ...(await addMessage(store, {})), reached };
    const settle: typeof store.settle = async (...settlement) => {
      if (state.failing) throw new Error("SQLITE_FULL");
      return store.settle(...settlement);
    };
    return { database, state, store: { ...store, settle }, message };
  };
  const deliverFrom = (
    store: Awaited<ReturnType<typeof openFailing>>["store"],
    mail: ReturnType<typeof mailTo> = mailTo(server),
  ) => {
    const lines: string[] = [];
    const log = (line: string) => lines.push(line);
    const options = { retryDelay: () => 5, now: Date.now };
    const delivery = createDelivery({ store, send: createSend(mail), log, ...options });
    const failures = () => lines.filter((line) => line.includes("the database fails")).length;
    return { ...delivery, failures };
  };

  it("does not make it go out twice", async () => {
    const { state, store, message } = await openFailing();
    const { wake, close, failures } = deliverFrom(store);
    state.failing = true;
    wake();
    await until(() => failures() >= 3);
    state.failing = false;
    await until(async () => (await store.list(["sent"])).length === 1);
    await close();
    expect(server.mails.map(({ messageId }) => messageId)).toEqual([`<${message.id}@fts.example>`]);
  });

  it("does not make it go twice to those who have it", async () => {
    const sales = "sales@fts.example";
    server.behaviour = { at: "recipient", code: 450, only: sales };
    const { state, store } = await openFailing();
    const mail = { ...mailTo(server), to: ["info@fts.example", sales] };
    const { wake, close, failures } = deliverFrom(store, mail);
    state.failing = true;
    wake();
    await until(() => failures() >= 3);
    server.behaviour = "accept";
    state.failing = false;
    await until(async () => (await store.list(["sent"])).length === 1);
    await close();
    expect(server.recipients).toEqual([["info@fts.example"], [sales]]);
  });
});

it("sends each message once where several processes send from one database", async () => {
  const folder = newFolder();
  const earlier = openTestContact({}, {}, folder);
  const ids = [];
  for (let count = 0; count < 20; count += 1) ids.push(await submit(earlier, `number ${count}`));
  const others = [1, 2, 3].map(() => openTestContact({ mail: mailTo(server) }, {}, folder));
  for (const other of others) other.start();
  await until(isIn(earlier, "sent", 20));
  await Promise.all(others.map((other) => other.close()));
  expect(server.mails.map(({ messageId }) => messageId).sort()).toEqual(
    ids.map((id) => `<${id}@fts.example>`).sort(),
  );
});

it("sends again what a crash cut short, with the same Message-ID, but not before the lock is over", async () => {
  const { folder, store } = openTestContact();
  const { id } = await addMessage(store, {});
  let time = Date.now();
  await store.claim(time, time + lockMs, { before: "", until: 0 });
  const opened = open({ mail: mailTo(server) }, { now: () => time }, folder);
  opened.start();
  await submit(opened, "another");
  await until(isIn(opened, "sent", 1));
  time += lockMs;
  await submit(opened, "a third");
  await until(isIn(opened, "sent", 3));
  expect(server.mails.map(({ messageId }) => messageId)).toContain(`<${id}@fts.example>`);
  expect(server.mails).toHaveLength(3);
});

it("tries for a day while the mail server is away, ever more rarely, and then sends everything", async () => {
  await server.close();
  const database = openTestDatabase();
  const store = createStore(database, 0);
  let time = Date.UTC(2026, 0, 2);
  const end = time + 24 * 60 * 60 * 1000;
  for (let count = 0; count < 5; count += 1)
    await addMessage(store, { name: `${count}` }, "new", time);
  let attempts = 0;
  const realSend = createSend(mailTo(server));
  const { flush } = createDelivery({
    store,
    send: (message) => {
      attempts += 1;
      return realSend(message);
    },
    log: () => undefined,
    retryDelay: defaultRetryDelay,
    now: () => time,
  });
  for (; time < end; time += 60_000) await flush(1000);
  // Half a minute, doubled up to an hour: seven tries in the first hour, then one an hour.
  expect(attempts).toBeGreaterThan(24);
  expect(attempts).toBeLessThan(40);
  expect(await store.list(["new"])).toHaveLength(5);
  server = await openMailServer({ port: server.port });
  for (end; (await store.list(["new"])).length > 0; time += 60_000) await flush(1000);
  expect(time - end).toBeLessThanOrEqual(2 * 60 * 60 * 1000);
  expect(server.mails).toHaveLength(5);
  await database.close();
});

describe("in a function, which may be frozen after its answer", () => {
  const openInFunction = (timeoutMs = 10_000) =>
    open({ mail: mailTo(server, timeoutMs) }, { sendingBudgetMs: 8_000 });

  it("sends while the visitor waits", async () => {
    const opened = openInFunction();
    await submit(opened);
    expect([server.mails.length, await opened.count("sent")]).toEqual([1, 1]);
    await submit(opened);
    expect(server.mails).toHaveLength(1);
  });

  it.each(["silent", "hanging", { at: "recipient", code: 550 }] as const)(
    "has the message whatever the mail server does: %j",
    async (behaviour) => {
      server.behaviour = behaviour;
      const opened = openInFunction(150);
      await submit(opened);
      expect((await opened.store.list()).length).toBe(1);
    },
  );
});
