import { createHash } from "node:crypto";
import { once } from "node:events";
import { realpathSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A socket per folder. The system closes it with its process, even one that was killed. */
function socketOf(folder: string): string {
  const id = createHash("sha256").update(realpathSync(folder)).digest("hex").slice(0, 16);
  // Linux has names that are no files (unix(7), "abstract"), and Windows has pipes.
  const places: Partial<Record<NodeJS.Platform, string>> = { linux: "\0", win32: "\\\\.\\pipe\\" };
  return `${places[process.platform] ?? join(tmpdir(), "/")}fts-build-${id}`;
}

/** The process that listens on a socket; undefined where it was killed and left a file. */
async function holderOf(path: string): Promise<string | undefined> {
  try {
    const [pid] = (await once(connect(path), "data")) as [Buffer];
    return pid.toString();
  } catch {
    return undefined;
  }
}

/**
 * Runs a task that writes into a project's folder, unless another process is doing so.
 * @throws Error with the other process, which is not waited for.
 */
export async function oneAtATime<T>(folder: string, task: () => Promise<T>): Promise<T> {
  const path = socketOf(folder);
  const server = createServer((socket) => socket.end(String(process.pid)));
  const listen = () => once(server.listen(path), "listening");
  await listen().catch(async () => {
    const holder = await holderOf(path);
    if (holder !== undefined) {
      throw new Error(
        `A build is already running in ${folder} (process ${holder}). Wait until it has ended.`,
      );
    }
    rmSync(path, { force: true });
    await listen();
  });
  try {
    return await task();
  } finally {
    server.close();
  }
}
