/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "../src/contact/store/database";
import { createStore } from "../src/contact/store/store";
import { lockMs } from "../src/contact/mail/delivery";
import { mailTo, openTestContact, until, sampleMessage } from "../src/contact/testing/testContact";
import { openMailServer } from "../src/contact/testing/testMailServer";
import { startServer, type TestServer } from "./testing/testServer";
import { newSiteFolder } from "./testing/testSiteFolder";

// Starting the server takes seconds where other tests run at the same time.
jest.setTimeout(60_000);

const started: TestServer[] = [];
const start = async (...options: Parameters<typeof startServer>) => {
  const server = await startServer(...options);
  started.push(server);
  return server;
};
afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.kill()));
});

/** The messages of a server, as another process sees them. */
async function messagesOf({ databaseUrl }: Pick<TestServer, "databaseUrl">) {
  const database = openDatabase({ url: databaseUrl });
  const messages = await createStore(database, 0).list();
  await database.close();
  return messages;
}

const post = (url: string, message: string) =>
  fetch(`${url}api/contact`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...sampleMessage, message }),
  });

/** Sends messages one after another until the server is gone; adds the id of each acknowledged one. */
async function sendUntilCut(url: string, sender: number, acknowledged: Set<string>) {
  for (let count = 0; ; count += 1) {
    try {
      const answer = await post(url, `${sender} ${count}`);
      const { id } = (await answer.json()) as { id?: string };
      if (answer.status === 202 && id !== undefined) acknowledged.add(id);
    } catch (error) {
      if (error instanceof TypeError || (error as Error).name === "TypeError") return;
      throw error;
    }
  }
}

it("loses no acknowledged message when it is killed, and delivers all of them afterwards", async () => {
  const mailServer = await openMailServer();
  const folder = newSiteFolder();
  const settings = {
    CONTACT_RATE_LIMIT: "0",
    SMTP_URL: mailServer.url,
    CONTACT_TO: "info@fts.example",
  };
  const acknowledged = new Set<string>();
  for (const enough of [30, 60]) {
    const server = await start(folder, settings);
    const load = Promise.all(
      Array.from({ length: 10 }, (_, sender) =>
        sendUntilCut(server.url, acknowledged.size * 100 + sender, acknowledged),
      ),
    );
    await until(() => acknowledged.size >= enough);
    await server.kill();
    await load;
    const messages = await messagesOf(server);
    const kept = messages.map(({ id }) => id);
    expect([...acknowledged].filter((id) => !kept.includes(id))).toEqual([]);
    expect(new Set(messages.map(({ message }) => message.name))).toEqual(
      new Set([sampleMessage.name]),
    );
  }
  // A mail that was under way is locked for a while: to a clock that is ahead, no longer.
  const now = () => Date.now() + lockMs;
  const mail = mailTo(mailServer);
  const contact = openTestContact({ mail }, { now }, join(folder, "data"));
  contact.start();
  const arrived = () =>
    new Set(mailServer.mails.map(({ messageId = "" }) => messageId.slice(1, 33)));
  await until(() => [...acknowledged].every((id) => arrived().has(id)));
  await contact.close();
  await mailServer.close();
});

// Windows ends a process without asking it.
const itAsks = process.platform === "win32" ? it.skip : it;

itAsks("ends the mail that is under way before it stops, and begins no other", async () => {
  const mailServer = await openMailServer();
  mailServer.behaviour = "slow";
  const folder = newSiteFolder();
  const settings = { SMTP_URL: mailServer.url, CONTACT_TO: "info@fts.example" };
  const server = await start(folder, settings);
  for (const message of ["under way", "waiting"]) await post(server.url, message);
  await until(() => mailServer.unanswered.length === 1);
  const stopped = server.stop();
  await until(() =>
    fetch(server.url).then(
      () => false,
      () => true,
    ),
  );
  for (const sayYes of mailServer.unanswered) sayYes();
  expect(await stopped).toBe(0);
  const statuses = (await messagesOf(server)).map(({ status }) => status);
  expect([statuses.sort(), mailServer.unanswered.length]).toEqual([["new", "sent"], 1]);
  await mailServer.close();
});

// Elsewhere nothing can limit a single process's files.
const itOnLinux = process.platform === "linux" ? it : it.skip;

itOnLinux(
  "tells the truth when the disk is full, stays alive, and accepts again once there is room",
  async () => {
    // Files of this process cannot grow beyond 400 kB: writes fail half-way, as on a full disk. The
    // write-ahead log is the first to reach that, and takes about 24 kB for each message.
    const full = "trap '' XFSZ; ulimit -S -f 400";
    const server = await start(newSiteFolder(), { CONTACT_RATE_LIMIT: "0" }, full);
    const accepted: string[] = [];
    const refused: number[] = [];
    for (let number = 0; number < 120; number += 1) {
      const answer = await post(server.url, `${number} ${"long ".repeat(900)}`);
      const { id } = (await answer.json()) as { id?: string };
      if (answer.status === 202 && id) accepted.push(id);
      else refused.push(answer.status);
    }
    expect([accepted.length > 10, new Set(refused)]).toEqual([true, new Set([500])]);
    const kept = (await messagesOf(server)).map(({ id }) => id);
    expect(kept.sort()).toEqual(accepted.sort());
    expect(server.log()).toContain("NOT accepted");

    execFileSync("prlimit", ["--pid", String(server.pid), "--fsize=unlimited"]);
    expect((await post(server.url, "there is room again")).status).toBe(202);
  },
);

it("takes its settings from the environment and the file .env, and keeps serving the site", async () => {
  const folder = newSiteFolder();
  writeFileSync(
    join(folder, ".env"),
    "CONTACT_DATABASE_URL=file:elsewhere.db\nCONTACT_RATE_LIMIT=5\n",
  );
  writeFileSync(join(folder, "public", "index.html"), "<h1>Home</h1>");
  const server = await start(folder, { CONTACT_RATE_LIMIT: "1" });
  expect((await post(server.url, "first")).status).toBe(202);
  expect((await post(server.url, "second")).status).toBe(429);
  const databaseUrl = `file:${join(folder, "elsewhere.db")}`;
  expect(await messagesOf({ databaseUrl })).toHaveLength(1);
  expect(await (await fetch(server.url)).text()).toBe("<h1>Home</h1>");
  expect(server.log()).toContain("SMTP_URL is not set");
});

it("does not start with settings that cannot work", async () => {
  await expect(start(newSiteFolder(), { SMTP_URL: "mail.example" })).rejects.toThrow(
    "The server ended: SMTP_URL is not a mail server",
  );
});

it("says that messages are stored only once they can be, and else where, who and what to do", async () => {
  const folder = newSiteFolder();
  writeFileSync(join(folder, "data"), "a file where the folder should be");
  const server = await start(folder);
  await until(() => server.log().includes("NO MESSAGE CAN BE TAKEN"));
  expect(server.log()).toContain(`the database ${join(folder, "data", "messages.db")} cannot be`);
  expect(server.log()).toContain(`${join(folder, "data")} is a file, not a folder`);
  expect(server.log()).not.toContain("messages go to");
  expect((await post(server.url, "not now")).status).toBe(500);
  expect(server.log()).toContain("NOT accepted");
});

it("tells at the start how the mail server is, and starts whatever that says", async () => {
  const mailServer = await openMailServer({ login: true });
  const settings = { CONTACT_TO: "info@fts.example", SITE_UR: "https://fts.example" };
  const url = mailServer.url.replace("//", "//user:wrong@");
  const server = await start(newSiteFolder(), { ...settings, SMTP_URL: url });
  await until(() => server.log().includes("lets NOTHING through (535"));
  expect(server.log()).toContain("check SMTP_URL");
  expect(server.log()).not.toContain("wrong");
  expect(server.log()).toContain("Unknown setting SITE_UR: did you mean SITE_URL?");
  expect((await post(server.url, "kept")).status).toBe(202);
  await mailServer.close();

  const open = await openMailServer();
  const other = await start(newSiteFolder(), { ...settings, SMTP_URL: open.url });
  await until(() => other.log().includes("the mail server 127.0.0.1 answers"));
  expect(open.mails).toEqual([]);
  await open.close();
});

it("serves a folder of any name", async () => {
  const folder = newSiteFolder();
  const name = "100% شركة #1 ?x/it's [a] site";
  mkdirSync(join(folder, name, ".host"), { recursive: true });
  writeFileSync(join(folder, name, ".host", "site.json"), '{ "pathPrefix": "" }');
  writeFileSync(join(folder, name, "redirects.json"), "[]");
  writeFileSync(join(folder, name, "index.html"), "<h1>Home</h1>");
  const settings = { SITE_FOLDER: name, CONTACT_DATABASE_URL: `file:${folder}/100%/ر.db` };
  const server = await start(folder, settings);
  expect(await (await fetch(server.url)).text()).toBe("<h1>Home</h1>");
  expect((await post(server.url, "any")).status).toBe(202);
  expect(await messagesOf({ databaseUrl: settings.CONTACT_DATABASE_URL })).toHaveLength(1);
  await expect(start(folder, { SITE_FOLDER: "~/site" })).rejects.toThrow("~ is not expanded here");
});
