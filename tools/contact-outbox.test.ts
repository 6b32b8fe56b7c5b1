/** @jest-environment node */
import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "../src/contact/store/database";
import { createRecord, type Status } from "../src/contact/store/record";
import { createStore, type Store } from "../src/contact/store/store";
import { sampleMessage } from "../src/contact/testing/testContact";
import { openMailServer, type TestMailServer } from "../src/contact/testing/testMailServer";
import { compiled } from "../testing/program";
import { temporaryFolder } from "../testing/temporaryFolder";

const program = compiled(join(__dirname, "contact-outbox.ts"));

let folder: string;
let messages: Store;
const openStore = (name: string) =>
  createStore(openDatabase({ url: `file:${join(folder, name)}` }), 0);
beforeEach(() => {
  folder = temporaryFolder("outbox");
  messages = openStore("data/messages.db");
});

interface Answer {
  code: number;
  output: string;
  errors: string;
}

/** Runs the command as an operator does, in a folder with its own messages. */
function run(args: string, environment: Record<string, string> = {}): Promise<Answer> {
  const command = [program, ...args.split(" ")];
  const env = { PATH: process.env.PATH, ...environment };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, command, { cwd: folder, env }, (_error, ...texts) => {
      const [output, errors] = texts;
      resolve({ code: child.exitCode ?? -1, output, errors });
    });
  });
}

async function store(name: string, status: Status, days = 1): Promise<string> {
  const time = Date.now() - days * 24 * 60 * 60 * 1000;
  const record = createRecord(
    { message: { ...sampleMessage, name }, suspicions: ["tooFast"] },
    time,
  );
  await messages.add(record);
  if (status !== "new") await messages.settle(record.id, { status, reached: [], nextAttemptAt: 0 });
  return record.id;
}

it("lists messages, shows them and deletes them by the start of their id", async () => {
  const older = await store("أحمد", "sent", 2);
  const younger = await store("Sara", "new");
  const all = await run("list");
  expect([all.code, all.errors]).toEqual([0, "2 messages\n"]);
  expect(all.output).toMatch(
    new RegExp(`^${older}  sent  .*أحمد  \\[tooFast\\]\\n${younger}  new .*Sara`),
  );
  expect((await run("list sent")).errors).toBe("1 message\n");

  const shown = await run(`show ${younger.slice(0, 8)}`);
  expect(shown.output).toContain(JSON.stringify(sampleMessage.message));
  expect((await run(`delete ${older.slice(0, 8)}`)).output).toBe(`${older} was deleted.\n`);
  expect((await messages.list()).map(({ id, status }) => [id, status])).toEqual([[younger, "new"]]);
});

it("says when, in the time of this machine and with its zone", async () => {
  const id = await store("Sara", "new");
  const time = Date.UTC(2026, 10, 28, 22, 30);
  await messages.settle(id, {
    status: "new",
    reached: [],
    nextAttemptAt: time,
    lastAnswer: "550 5.7.60 no permission - check CONTACT_FROM",
    answeredAt: new Date(time).toISOString(),
  });
  const cairo = { TZ: "Africa/Cairo" };
  const list = await run("list", cairo);
  expect(list.output).toMatch(/ \d{4}-\d\d-\d\d \d\d:\d\d (?:EET|EEST) /);
  expect(list.errors).toBe(
    "1 message\n1 could not be sent, last tried 2026-11-29 00:30 EET: 550 5.7.60 no permission - check CONTACT_FROM\n",
  );
  const shown = await run(`show ${id}`, cairo);
  expect(shown.output).toContain('"nextAttemptAt": "2026-11-29 00:30 EET"');
  expect((await run(`show ${id}`, { TZ: "UTC" })).output).toContain("2026-11-28 22:30 UTC");
});

it("ends quietly when its reader has seen enough", async () => {
  for (let number = 0; number < 300; number += 1)
    await store(`Sara ${"a".repeat(90)} ${number}`, "new");
  const command = `"$0" "$1" list | head -n 1; echo "\${PIPESTATUS[0]}"`;
  const args = ["-c", command, process.execPath, program];
  const env = { PATH: process.env.PATH };
  const answer = await new Promise<string[]>((resolve) => {
    execFile("bash", args, { cwd: folder, env }, (_error, ...texts) => resolve(texts));
  });
  expect(answer[0]).toMatch(/^[0-9a-f]{32} +new .*\n0\n$/);
  expect(answer[1]).not.toMatch(/EPIPE|Error/);
});

it("says where the messages are that it cannot read, and what to do", async () => {
  mkdirSync(join(folder, "data", "folder"), { recursive: true });
  const { code, errors } = await run("list", { CONTACT_DATABASE_URL: "file:data/folder" });
  expect(code).toBe(1);
  expect(errors).toContain(
    `the database ${join(folder, "data", "folder")} cannot be opened by user`,
  );
  expect(errors).toContain("it is a folder; name a file in it");
});

it("names a misspelt setting", async () => {
  writeFileSync(join(folder, ".env"), "CONTACT_DATABSE_URL=file:elsewhere.db\n");
  expect((await run("list", { SMPT_URL: "smtp://mail.example" })).errors).toBe(
    "Unknown setting SMPT_URL: did you mean SMTP_URL?\n.env: Unknown setting CONTACT_DATABSE_URL: did you mean CONTACT_DATABASE_URL?\n0 messages\n",
  );
});

it.each([
  ["", "npm run contact:outbox -- <command>"],
  ["show", "npm run contact:outbox -- <command>"],
  ["list old", '"old" is none of new, sent, bad.'],
  ["show 0", '0 messages have an id that starts with "0".'],
  ["resend --waiting", "SMTP_URL is not set"],
  ["retention --days soon", "--days takes a number."],
])('says what is wrong with "%s"', async (args, error) => {
  const { code, output, errors } = await run(args);
  expect([code, output]).toEqual([1, ""]);
  expect(errors).toContain(error);
});

it.each(["", "\uFEFF"])("reads the settings of .env, after %j at its start", async (start) => {
  writeFileSync(join(folder, ".env"), `${start}CONTACT_DATABASE_URL=file:elsewhere.db\n`);
  messages = openStore("elsewhere.db");
  const id = await store("Sara", "new");
  expect((await run(`delete ${id}`)).code).toBe(0);
  expect(await messages.list()).toEqual([]);
});

describe("with a mail server", () => {
  let server: TestMailServer;
  let mail: Record<string, string>;
  beforeAll(async () => {
    server = await openMailServer();
    mail = { SMTP_URL: server.url, CONTACT_TO: "info@fts.example" };
  });
  afterAll(() => server.close());

  it("sends what waits and what was refused", async () => {
    const ids = [await store("Sara", "bad"), await store("Omar", "new")];
    const { code, output } = await run("resend --waiting --refused", mail);
    expect([code, output.split("\n").sort()]).toEqual([
      0,
      ["", ...ids.map((id) => `${id} was sent.`)].sort(),
    ]);
    expect(server.mails).toHaveLength(2);
    expect((await run("resend --waiting", mail)).errors).toBe("There is nothing to send.\n");
  });

  it("sends a message once that is named twice", async () => {
    server.mails = [];
    const id = await store("Mona", "new");
    const { code, output } = await run(`resend --waiting ${id} ${id.slice(0, 8)}`, mail);
    expect([code, output]).toEqual([0, `${id} was sent.\n`]);
    expect(server.mails).toHaveLength(1);
  });

  it("fails when something could not be sent", async () => {
    server.behaviour = { at: "data", code: 451, text: "busy" };
    const id = await store("Sara", "new");
    const { code, output } = await run(`resend ${id}`, mail);
    expect([code, output]).toEqual([1, `${id} was not sent and stays new: 451 busy\n`]);
  });

  it("fails while a refused message is pending, and keeps what still waits", async () => {
    const refused = await store("Sara", "bad");
    const waiting = await store("Omar", "new", 200);
    await store("Ali", "sent", 200);
    const { code, output, errors } = await run("retention", mail);
    expect([code, output]).toEqual([1, "1 deleted\n"]);
    expect(errors).toMatch(new RegExp(`1 REFUSED by the mail server.*\\n${refused}`));
    expect(errors).toMatch(new RegExp(`1 overdue and kept.*\\n${waiting}`));
    // What a daily job says ends up in the system's logs.
    expect(errors).not.toMatch(/Sara|Omar/);
    expect((await run("retention --unsent", mail)).errors).toMatch(
      new RegExp(`1 deleted that had never been sent.*\\n${waiting}`),
    );
    expect((await messages.list()).map(({ id }) => id)).toEqual([refused]);
  });
});

it("names what will be deleted unsent where nothing is mailed, and says that it will be", async () => {
  const id = await store("Sara", "new", 170);
  await store("Omar", "new", 20);
  const { code, output, errors } = await run("retention");
  expect([code, output]).toEqual([
    0,
    "0 deleted\nSMTP_URL is not set: what is new is deleted like what was sent\n",
  ]);
  expect(errors).toMatch(new RegExp(`^1 never sent.*soon to be deleted.*\\n${id}`));
  expect((await messages.list(["new"], id))[0]?.warnedAt).toBeDefined();
});
