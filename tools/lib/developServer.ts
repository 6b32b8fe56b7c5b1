/** A real `gatsby develop` for tests, over a copy of the project. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { copyProject } from "./copyProject";
import { freePort } from "./freePort";

export interface QueryResult {
  data?: Record<string, unknown> | null;
  errors?: { message: string }[];
}

export interface DevelopServer {
  /** The folder of the copy, in which a test may edit content. */
  root: string;
  /** Where GraphiQL is. */
  graphiql: string;
  /**
   * Asks what GraphiQL would ask, and waits for the answer however long that takes.
   * @throws with the server's output if it has ended.
   */
  query(source: string): Promise<QueryResult>;
  stop(): Promise<void>;
}

/**
 * A copy of the project to be developed, without queries and code in its pages: they take long.
 * @param kept the files of the pages that stay as they are
 */
export async function copyToDevelop(...kept: string[]): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "fts-website-"));
  await copyProject(root)
    .then(() => emptyPages(root, kept))
    .catch(async (error: unknown) => {
      await removeCopy(root);
      throw error;
    });
  return root;
}

/** Removes such a copy, in which a process that was killed may still write a last file. */
export const removeCopy = (root: string): Promise<void> =>
  rm(root, { recursive: true, force: true, maxRetries: 5 });

/** Starts the server on a free port. It answers after a while: `query` waits for that. */
export async function startDevelopServer(): Promise<DevelopServer> {
  const root = await copyToDevelop();
  await emptyLayout(root);
  const port = await freePort();
  const graphiql = `http://127.0.0.1:${port}/___graphql`;
  const command = ["node_modules/gatsby/cli.js", "develop", "-p", `${port}`, "-H", "127.0.0.1"];
  // A process group of its own, since Gatsby starts more processes that have to end with it.
  const server = spawn(process.execPath, command, {
    cwd: root,
    env: developEnvironment(),
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [server.stdout, server.stderr]) {
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  }
  const isRunning = () => server.exitCode === null && server.signalCode === null;

  // A refused or broken connection means that the server is starting or busy with an edit. Queries
  // are idempotent, so they are retried.
  async function query(source: string): Promise<QueryResult> {
    for (;;) {
      try {
        return await post(graphiql, source);
      } catch (error) {
        if (!isRunning()) {
          throw new Error(`gatsby develop has ended. Its output:\n${output}`, { cause: error });
        }
        await sleep(200);
      }
    }
  }
  async function stop(): Promise<void> {
    if (isRunning() && server.pid !== undefined) {
      const ended = once(server, "exit");
      process.kill(-server.pid, "SIGKILL");
      await ended;
    }
    await removeCopy(root);
  }
  return { root, graphiql, query, stop };
}

async function emptyPages(root: string, kept: string[]): Promise<void> {
  for (const folder of ["src/pages", "src/templates"]) {
    for (const name of await readdir(join(root, folder), { recursive: true })) {
      const file = `${folder}/${name}`;
      if (!file.endsWith(".tsx") || kept.includes(file)) continue;
      await writeFile(join(root, file), "export default () => null;\n");
    }
  }
}

/** Leaves out what is around the pages: it is the data that is asked for. */
async function emptyLayout(root: string): Promise<void> {
  for (const folder of [".", "src/app/layoutPlugin"]) {
    for (const file of ["gatsby-browser.tsx", "gatsby-ssr.tsx"]) {
      await writeFile(join(root, folder, file), "export {};\n");
    }
  }
}

async function post(address: string, query: string): Promise<QueryResult> {
  const response = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json", connection: "close" },
    body: JSON.stringify({ query }),
  });
  return (await response.json()) as QueryResult;
}

/** The environment without Jest's variables, which make Gatsby believe it runs its own tests. */
export function developEnvironment(): NodeJS.ProcessEnv {
  const { JEST_WORKER_ID: _worker, ...environment } = process.env;
  return { ...environment, NODE_ENV: "development", CI: "true", GATSBY_TELEMETRY_DISABLED: "1" };
}
