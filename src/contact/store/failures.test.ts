/** @jest-environment node */
import { execFileSync, spawn } from "node:child_process";
import { chmodSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { LibsqlError } from "@libsql/client/http";
import { newFolder, openTestDatabase, until, sampleMessage } from "../testing/testContact";
import { type Database, openDatabase } from "./database";
import { mayHaveHappened, UnconfirmedError } from "./errors";
import { createRecord } from "./record";
import { createStore } from "./store";

const recordOf = (message: string) =>
  createRecord({ message: { ...sampleMessage, message }, suspicions: [] }, Date.UTC(2026, 0, 2));
const textsIn = async (database: Database) =>
  (await createStore(database, 0).list()).map(({ message }) => message.message).sort();

describe("a database that another process has locked", () => {
  const program = `
    const Database = require("libsql");
    const database = new Database(process.argv[1]);
    database.exec("BEGIN IMMEDIATE");
    process.stdout.write("locked");
    process.stdin.on("data", () => { database.exec("ROLLBACK"); database.close(); process.exit(); });`;
  const lock = async (folder: string) => {
    const other = spawn(process.execPath, ["-e", program, join(folder, "messages.db")]);
    await new Promise<void>((resolve, reject) => {
      other.stdout.once("data", () => resolve());
      other.once("exit", () => reject(new Error("The other process ended.")));
    });
    const ended = new Promise<void>((resolve) => other.once("exit", () => resolve()));
    return { release: () => (other.stdin.write("now"), ended) };
  };

  it("is waited for, and what was waiting is really committed", async () => {
    const folder = newFolder();
    const database = openTestDatabase(folder);
    const store = createStore(database, 0);
    await store.add(recordOf("before"));
    const other = await lock(folder);
    const added = Promise.all([store.add(recordOf("one")), store.add(recordOf("two"))]);
    // Long enough for the driver's own patience to end, which leaves a statement open in it.
    await new Promise((resolve) => setTimeout(resolve, 300));
    await other.release();
    await added;
    await store.add(recordOf("after"));
    const reader = openTestDatabase(folder);
    expect(await textsIn(reader)).toEqual(["after", "before", "one", "two"]);
    await Promise.all([database.close(), reader.close()]);
  });

  it("is given up on in the end, keeping nothing, and the next message is kept again", async () => {
    const folder = newFolder();
    const database = openTestDatabase(folder);
    const store = createStore(database, 0);
    await store.add(recordOf("before"));
    const other = await lock(folder);
    await expect(store.add(recordOf("refused"))).rejects.toMatchObject({ code: "SQLITE_BUSY" });
    await other.release();
    await store.add(recordOf("after"));
    const reader = openTestDatabase(folder);
    expect(await textsIn(reader)).toEqual(["after", "before"]);
    await Promise.all([database.close(), reader.close()]);
  });
});

// Windows has neither modes nor users to give up.
const itOnUnix = process.platform === "win32" ? it.skip : it;

itOnUnix("keeps nothing in a folder that cannot be written to, until it can be", async () => {
  const folder = join(newFolder(), "read-only");
  mkdirSync(folder);
  const database = openTestDatabase(folder);
  const store = createStore(database, 0);
  chmodSync(folder, 0o555);
  const isRoot = process.geteuid?.() === 0;
  if (isRoot) process.seteuid?.(65_534);
  try {
    await expect(store.add(recordOf("refused"))).rejects.toMatchObject({ code: "EACCES" });
  } finally {
    if (isRoot) process.seteuid?.(0);
    chmodSync(folder, 0o755);
  }
  await store.add(recordOf("kept"));
  expect(await textsIn(database)).toEqual(["kept"]);
  await database.close();
});

it("keeps nothing where a file stands in the way, until it is gone", async () => {
  const folder = join(newFolder(), "data");
  writeFileSync(folder, "a file where a folder should be");
  const database = openTestDatabase(folder);
  const store = createStore(database, 0);
  await expect(store.add(recordOf("refused"))).rejects.toMatchObject({ code: "EEXIST" });
  rmSync(folder);
  await store.add(recordOf("kept"));
  expect(await textsIn(database)).toEqual(["kept"]);
  await database.close();
});

/** A file system of 600 kB; undefined where this user may not mount one. */
function smallDisk(): { folder: string; unmount: () => void } | undefined {
  const folder = newFolder();
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=600k", "tmpfs", folder], { stdio: "ignore" });
  } catch {
    // Not root, or no Linux: server/contactServer.test.ts fills a process's own share instead.
    return undefined;
  }
  return { folder, unmount: () => void execFileSync("umount", ["-l", folder]) };
}

it("has exactly what it accepted on a disk that is full, and takes more once there is room", async () => {
  const disk = smallDisk();
  if (!disk) return;
  const database = openTestDatabase(disk.folder);
  const store = createStore(database, 0);
  const accepted: string[] = [];
  const refused: string[] = [];
  for (let number = 0; number < 300; number += 1) {
    const text = `${number} ${"long ".repeat(900)}`.trim();
    const kept = await store.add(recordOf(text)).then(
      () => true,
      (error: unknown) => {
        if (error instanceof UnconfirmedError) throw error;
        return false;
      },
    );
    (kept ? accepted : refused).push(text);
  }
  expect([accepted.length > 10, refused.length > 10]).toEqual([true, true]);
  const reader = openTestDatabase(disk.folder);
  expect(await textsIn(reader)).toEqual([...accepted].sort());
  const { rows } = await reader.run("PRAGMA integrity_check");
  expect(rows[0]?.[0]).toBe("ok");
  await reader.close();
  execFileSync("mount", ["-o", "remount,size=4m", disk.folder]);
  await store.add(recordOf("room again"));
  expect(await textsIn(database)).toContain("room again");
  await database.close();
  disk.unmount();
});

it("loses nothing acknowledged to a process that is killed, whatever it was doing", async () => {
  const folder = newFolder();
  const loader = pathToFileURL(require.resolve("tsx")).href;
  const script = join(folder, "write.mts");
  const fileOf = (name: string) => JSON.stringify(join(__dirname, `${name}.ts`));
  writeFileSync(
    script,
    `import { openDatabase } from ${fileOf("database")};
     import { createRecord } from ${fileOf("record")};
     import { createStore } from ${fileOf("store")};
     const store = createStore(openDatabase({ url: process.argv[2] }), 0);
     const sampleMessage = ${JSON.stringify(sampleMessage)};
     for (let number = 0; ; number += 1) {
       const message = { ...sampleMessage, message: process.pid + " " + number };
       const record = createRecord({ message, suspicions: [] }, Date.now());
       await store.add(record);
       console.log(record.id);
     }`,
  );
  const url = `file:${join(folder, "messages.db")}`;
  const acknowledged = new Set<string>();
  const writers = Array.from({ length: 3 }, () => {
    const writer = spawn(process.execPath, ["--import", loader, script, url], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    let output = "";
    writer.stdout.setEncoding("utf8").on("data", (part: string) => {
      output += part;
      for (const id of output.match(/^[0-9a-f]{32}(?=\n)/gm) ?? []) acknowledged.add(id);
    });
    return { writer, ended: new Promise<void>((resolve) => writer.once("exit", () => resolve())) };
  });
  await until(() => acknowledged.size >= 150);
  for (const { writer } of writers) writer.kill("SIGKILL");
  await Promise.all(writers.map(({ ended }) => ended));
  const database = openDatabase({ url });
  const kept = new Set((await createStore(database, 0).list()).map(({ id }) => id));
  expect([...acknowledged].filter((id) => !kept.has(id))).toEqual([]);
  const { rows } = await database.run("PRAGMA integrity_check");
  expect(rows[0]?.[0]).toBe("ok");
  await database.close();
});

describe("what a failure means for the message", () => {
  const failure = (code: string, extended = code, raw = 0) =>
    new LibsqlError("failed", code, extended, raw);

  it.each([
    ["a disk that does not confirm", failure("SQLITE_IOERR", "SQLITE_IOERR_FSYNC", 1034), true],
    ["a frame that was not written", failure("SQLITE_IOERR", "SQLITE_IOERR_WRITE", 778), false],
    ["a full disk", failure("SQLITE_FULL"), false],
    ["a locked database", failure("SQLITE_BUSY"), false],
    ["a damaged file", failure("SQLITE_CORRUPT"), false],
    ["a server's own error", failure("SERVER_ERROR"), true],
    ["an answer that makes no sense", failure("HRANA_PROTO_ERROR"), true],
  ])("%s", (_case, error, uncertain) => {
    expect(mayHaveHappened(error)).toBe(uncertain);
  });

  let server: Server | undefined;
  afterEach(() => server?.close());
  const urlOf = async (opened: Server) => {
    server = opened;
    await new Promise<void>((resolve) => opened.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(opened.address() as AddressInfo).port}`;
  };
  const addTo = (url: string) => createStore(openDatabase({ url }), 0).add(recordOf("one"));

  it("is uncertain where the server hangs up", async () => {
    const url = await urlOf(createServer((request) => request.socket.destroy()));
    await expect(addTo(url)).rejects.toThrow(UnconfirmedError);
  });

  it("is certain where there is no server, or one that lets nobody in", async () => {
    const url = await urlOf(
      createServer((_request, response) => response.writeHead(401).end("no token")),
    );
    await expect(addTo(url)).rejects.toMatchObject({ code: "SERVER_ERROR" });
    await new Promise((resolve) => server?.close(resolve));
    await expect(addTo(url)).rejects.not.toThrow(UnconfirmedError);
  });
});
