/** @jest-environment node */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createSpool } from "../src/contact/core/spool";
import { until, words } from "../src/contact/core/testContact";
import { openMailServer } from "../src/contact/core/testMailServer";
import { startServer, type TestServer } from "./testServer";
import { newSiteFolder } from "./testSiteFolder";

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

const post = (url: string, message: string) =>
  fetch(`${url}api/contact`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...words, message }),
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
    const spool = createSpool(server.spoolFolder);
    const kept = [...(await spool.list("new")), ...(await spool.list("sent"))];
    expect([...acknowledged].filter((id) => !kept.includes(id))).toEqual([]);
    for (const id of kept) {
      const box = await spool.find(id);
      expect((box && (await spool.read(box, id)))?.message.name).toBe(words.name);
    }
  }
  await start(folder, settings);
  const arrived = () =>
    new Set(mailServer.mails.map(({ messageId = "" }) => messageId.slice(1, 33)));
  await until(() => [...acknowledged].every((id) => arrived().has(id)));
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
  const spool = createSpool(server.spoolFolder);
  expect([(await spool.list("sent")).length, mailServer.unanswered.length]).toEqual([1, 1]);
  expect(await spool.list("new")).toHaveLength(1);
  await mailServer.close();
});

// Elsewhere nothing can limit a single process's files.
const itOnLinux = process.platform === "linux" ? it : it.skip;

itOnLinux("tells the truth when the disk is full, and stays alive", async () => {
  // Files of this process cannot grow beyond 2 kB: the write fails half-way, as on a full disk.
  const full = "trap '' XFSZ; ulimit -f 2";
  const server = await start(newSiteFolder(), { CONTACT_RATE_LIMIT: "0" }, full);
  const statuses = [];
  for (const message of ["short", "long".repeat(1000), "short again"]) {
    statuses.push((await post(server.url, message)).status);
  }
  expect(statuses).toEqual([202, 500, 202]);
  const spool = createSpool(server.spoolFolder);
  const messages = (await spool.list("new")).map((id) => spool.read("new", id));
  const texts = (await Promise.all(messages)).map((record) => record?.message.message);
  expect(texts.sort()).toEqual(["short", "short again"]);
  expect(server.log()).toContain("NOT taken in");
});

it("takes its settings from the environment and the file .env, and keeps serving the site", async () => {
  const folder = newSiteFolder();
  writeFileSync(join(folder, ".env"), "CONTACT_SPOOL_DIR=elsewhere\nCONTACT_RATE_LIMIT=5\n");
  writeFileSync(join(folder, "public", "index.html"), "<h1>Home</h1>");
  const server = await start(folder, { CONTACT_RATE_LIMIT: "1" });
  expect((await post(server.url, "first")).status).toBe(202);
  expect((await post(server.url, "second")).status).toBe(429);
  expect(await createSpool(join(folder, "elsewhere")).list("new")).toHaveLength(1);
  expect(await (await fetch(server.url)).text()).toBe("<h1>Home</h1>");
  expect(server.log()).toContain("SMTP_URL is not set");
});

it("does not start with settings that cannot work", async () => {
  await expect(start(newSiteFolder(), { SMTP_URL: "mail.example" })).rejects.toThrow(
    "The server ended: SMTP_URL is no mail server",
  );
});
