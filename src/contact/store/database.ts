import { mkdir, open, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import {
  type Client,
  createClient as createRemoteClient,
  type InArgs,
  type ResultSet,
} from "@libsql/client/http";
import type * as fileClientModule from "@libsql/client/sqlite3";
import { DatabaseUnopenedError, isBusy } from "./errors";
import { explainOpening } from "./explainOpening";
import { schema } from "./schema";

/** Where the database is: `file:`, or a libSQL server by `libsql:`, `https:` or `http:`. */
export interface DatabaseSettings {
  url: string;
  authToken?: string;
}

export interface Database {
  /** Runs one statement, which is safe on the disk once resolved. Rejects with the database's error. */
  run: (sql: string, args?: InArgs) => Promise<ResultSet>;
  close: () => Promise<void>;
}

/** How long to wait for another writer, in milliseconds: in each try, between tries, in total. */
const busyWait = { once: 50, between: 20, altogether: 5_000 };
/** How long a libSQL server may take to answer, in milliseconds. */
const serverTimeoutMs = 8_000;

/**
 * The path of a `file:` address; undefined for a server's. A `%` that begins no escape stands for
 * itself, as in https://url.spec.whatwg.org/#percent-decode.
 * @throws URIError for escaped bytes that are not UTF-8
 */
export function filePath(url: string): string | undefined {
  const [, path] = /^file:(?:\/\/(?=\/))?(.+)$/.exec(url) ?? [];
  return path?.replace(/(?:%[0-9a-f]{2})+/gi, decodeURIComponent);
}

/** Where the database is, without the token that an address may hold. */
export function describeDatabase({ url }: DatabaseSettings): string {
  const path = filePath(url);
  return path === undefined ? `the database at ${new URL(url).host}` : resolve(path);
}

async function syncFolder(path: string): Promise<void> {
  // Windows can and need not do this.
  if (process.platform === "win32") return;
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/**
 * Makes a file unless it is there. One that is there is not even opened: closing it again would end
 * every lock that this process holds on it (https://www.sqlite.org/howtocorrupt.html, section 2.2).
 */
async function createEmpty(path: string): Promise<void> {
  try {
    await (await open(path, "wx", 0o600)).close();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}

/** Makes file and folder, which only this user can read, and has them outlive a power failure. */
async function makeFile(path: string): Promise<void> {
  const folder = dirname(path);
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  await createEmpty(path);
  await syncFolder(folder);
  for (let made = folder; first && made.length >= first.length; made = dirname(made)) {
    await syncFolder(dirname(made));
  }
}

/**
 * The client for files. It has a native part, so webpack must neither see nor bundle it: a Gatsby
 * Function finds it in node_modules where it is run beside the project, and on other hosts has
 * servers only.
 */
function fileClient(): typeof fileClientModule {
  const { createRequire } = globalThis.process.getBuiltinModule("node:module");
  return createRequire(__filename)("@libsql/client/sqlite3") as typeof fileClientModule;
}

async function openClient({ url, authToken }: DatabaseSettings): Promise<Client> {
  const path = filePath(url);
  if (path === undefined) {
    const bounded = (request: Request) =>
      fetch(request, { signal: AbortSignal.timeout(serverTimeoutMs) });
    return createRemoteClient({ url, authToken, fetch: bounded });
  }
  await makeFile(path);
  // Whole and escaped: the driver reads an address as strictly as a URL.
  const address = pathToFileURL(resolve(path)).href;
  const client = fileClient().createClient({ url: address, timeout: busyWait.once });
  await client.execute("PRAGMA journal_mode = WAL");
  return client;
}

/** Tells files apart, so that one that was deleted or replaced is not written to any more. */
async function identify(path: string | undefined): Promise<string> {
  if (path === undefined) return "";
  const stats = await stat(path).catch(() => undefined);
  return stats ? `${stats.dev} ${stats.ino}` : "gone";
}

/** A database that is opened, and made if need be, with the first statement. */
export function openDatabase(settings: DatabaseSettings): Database {
  const path = filePath(settings.url);
  let opening: Promise<{ client: Client; file: string }> | undefined;

  const openWhole = async () => {
    try {
      const client = await openClient(settings);
      for (const sql of schema) await client.execute(sql);
      return { client, file: await identify(path) };
    } catch (error) {
      if (isBusy(error)) throw error;
      throw new DatabaseUnopenedError(
        explainOpening(describeDatabase(settings), path !== undefined, error),
        error,
      );
    }
  };
  const drop = async (dropped: typeof opening) => {
    if (opening === dropped) opening = undefined;
    const opened = await dropped?.catch(() => undefined);
    opened?.client.close();
  };
  const attempt = async (sql: string, args: InArgs) => {
    const known = opening;
    if (known && (await known).file !== (await identify(path))) await drop(known);
    const current = (opening ??= openWhole());
    try {
      return await (await current).client.execute({ sql, args });
    } catch (error) {
      // A statement that failed stays open in the driver, and what its connection is given after
      // that is never committed: https://github.com/tursodatabase/libsql-client-ts/issues/352
      await drop(current);
      throw error;
    }
  };

  return {
    run: async (sql, args = {}) => {
      // The driver blocks this process while it waits, so most of the waiting is done here.
      const deadline = performance.now() + busyWait.altogether;
      for (;;) {
        try {
          return await attempt(sql, args);
        } catch (error) {
          if (!isBusy(error) || performance.now() > deadline) throw error;
        }
        await sleep(busyWait.between);
      }
    },
    close: () => drop(opening),
  };
}
