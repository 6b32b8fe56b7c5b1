/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import handleContact from "../../api/contact";
import { answerFunction, type FunctionRequest, type FunctionResponse } from "./functionAdapter";
import { newFolder, openTestDatabase, sampleMessage } from "../testing/testContact";
import { databaseServerProgram, openDatabaseServer } from "../testing/testDatabaseServer";
import { createStore } from "../store/store";
import { openDatabase } from "../store/database";

const fileIn = (folder: string) => `file:${join(folder, "messages.db")}`;
const before = { ...process.env };
let errors: jest.SpyInstance;
beforeEach(() => {
  errors = jest.spyOn(process.stderr, "write").mockReturnValue(true);
});
afterEach(() => {
  process.env = { ...before };
  delete (globalThis as { ftsContact?: unknown }).ftsContact;
});

interface Answer {
  status?: number;
  headers: Record<string, string>;
  body?: string;
}

async function ask(request: Partial<FunctionRequest>, broken = false): Promise<Answer> {
  const answer: Answer = { headers: {} };
  const response: FunctionResponse = {
    status: (code) => {
      answer.status = code;
      return response;
    },
    setHeader: (name, value) => (answer.headers[name] = value),
    send: (body) => {
      if (broken) throw new Error("the client is gone");
      answer.body = body;
    },
  };
  const headers = { "content-type": "application/json" };
  await answerFunction({ method: "POST", headers, body: sampleMessage, ...request }, response);
  return answer;
}

it("takes a message, reading its settings when it is asked", async () => {
  const folder = newFolder();
  process.env.CONTACT_DATABASE_URL = fileIn(folder);
  const { status, headers, body = "" } = await ask({});
  expect([status, headers["content-type"]]).toEqual([202, "application/json; charset=utf-8"]);
  const { id } = JSON.parse(body) as { id: string };
  const messages = await createStore(openTestDatabase(folder), 0).list();
  expect(messages.map((message) => message.id)).toEqual([id]);
});

it("is one endpoint, with one rate limit, over all requests", async () => {
  process.env.CONTACT_DATABASE_URL = fileIn(newFolder());
  process.env.CONTACT_RATE_LIMIT = "1";
  expect((await ask({})).status).toBe(202);
  expect((await ask({ body: { ...sampleMessage, message: "another" } })).status).toBe(429);
});

describe("on a platform that does not name the address of who asks", () => {
  const from = (address: string, message: string) =>
    ask({
      body: { ...sampleMessage, message },
      headers: { "content-type": "application/json", "x-forwarded-for": `1.1.1.1, ${address}` },
    });
  beforeEach(() => {
    process.env.CONTACT_DATABASE_URL = fileIn(newFolder());
    process.env.CONTACT_RATE_LIMIT = "1";
  });

  it("counts all visitors as one, and says so once", async () => {
    expect((await from("198.51.100.1", "one")).status).toBe(202);
    expect((await from("198.51.100.2", "two")).status).toBe(429);
    const lines = errors.mock.calls.flat().filter((line) => String(line).includes("ALL visitors"));
    expect(lines).toHaveLength(1);
  });

  it("tells them apart by the platform's word where it is trusted", async () => {
    process.env.TRUSTED_PROXIES = "platform";
    expect((await from("198.51.100.1", "one")).status).toBe(202);
    expect((await from("198.51.100.2", "two")).status).toBe(202);
    expect((await from("198.51.100.1", "three")).status).toBe(429);
    expect(errors).not.toHaveBeenCalledWith(expect.stringContaining("ALL visitors"));
  });
});

it.each([
  [{ body: undefined }, 400],
  [{ body: "text" }, 400],
  [{ body: Buffer.from("{") }, 400],
  [{ method: undefined }, 405],
  [{ headers: {} }, 415],
  [{ socket: null }, 202],
])("answers %j", async (request, status) => {
  process.env.CONTACT_DATABASE_URL = fileIn(newFolder());
  expect((await ask(request)).status).toBe(status);
});

it("says so when it is configured wrongly, and goes on", async () => {
  process.env.SMTP_URL = "nonsense";
  const answer = await ask({});
  expect([answer.status, answer.body]).toEqual([500, '{"error":{"code":"unavailable"}}\n']);
  expect(errors).toHaveBeenCalledWith(expect.stringContaining("SMTP_URL is not a mail server"));
  delete process.env.SMTP_URL;
  process.env.CONTACT_DATABASE_URL = fileIn(newFolder());
  expect((await ask({})).status).toBe(202);
});

it("never rejects, not even when the answer cannot be sent", async () => {
  process.env.CONTACT_DATABASE_URL = fileIn(newFolder());
  await expect(ask({}, true)).resolves.toBeDefined();
  expect(errors).toHaveBeenCalledWith(expect.stringContaining("could not be sent"));
});

it("is what src/api/contact.ts hands requests to", async () => {
  process.env.CONTACT_DATABASE_URL = fileIn(newFolder());
  const sent: number[] = [];
  const response = {
    status: (code: number) => sent.push(code),
    setHeader: () => {},
    send: () => {},
  };
  const request = { method: "GET", headers: {} };
  await handleContact(request as never, response as never);
  expect(sent).toEqual([405]);
});

const program = databaseServerProgram();
(program ? it : it.skip)(
  "keeps messages in a libSQL server, and knows them again in another process",
  async () => {
    const { url, kill } = await openDatabaseServer(program ?? "", newFolder());
    process.env.CONTACT_DATABASE_URL = url;
    const first = await ask({});
    // Another process has nothing of what this one remembers.
    delete (globalThis as { ftsContact?: unknown }).ftsContact;
    const second = await ask({});
    expect([first.status, second.status, second.body]).toEqual([202, 202, first.body]);
    expect(await createStore(openDatabase({ url }), 0).list()).toHaveLength(1);
    await kill();
    expect((await ask({ body: { ...sampleMessage, message: "another" } })).status).toBe(500);
  },
);

it("says what is missing on a platform without a lasting disk", async () => {
  process.env.VERCEL = "1";
  delete process.env.CONTACT_DATABASE_URL;
  expect((await ask({})).status).toBe(500);
  expect(errors).toHaveBeenCalledWith(expect.stringContaining("CONTACT_DATABASE_URL is not set"));
});

it("leaves no setting for a build to write into the code", () => {
  const folders = [".", "..", "../store", "../mail", "../../api"].map((name) =>
    join(__dirname, name),
  );
  const sources = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /\.ts$/.test(name) && !/test/i.test(name))
      .map((name) => readFileSync(join(folder, name), "utf8")),
  );
  expect(sources.length).toBeGreaterThan(15);
  const code = sources.join("\n").replace(/\/\/.*|\/\*[^]*?\*\//g, "");
  expect(code.match(/(?<!globalThis\.)process\.env/g)).toBeNull();
  expect(code).toContain("globalThis.process.env");
});
