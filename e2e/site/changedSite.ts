/** A changed site: built from a copy of the project, and served. */
import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { createSite } from "../../server/site";
import { copyBuiltProject } from "../../tools/lib/copyProject";

const run = promisify(execFile);

/** In bytes; a build prints some hundred lines. */
const mostOutput = 64 * 1024 * 1024;

export interface ChangedSite {
  /** The folder of the copy. */
  root: string;
  /** Ends without a slash. */
  url: string;
  close: () => Promise<void>;
}

/** Changes a JSON file below the root of a project. */
export async function changeJson<T>(
  root: string,
  file: string,
  change: (value: T) => void,
): Promise<void> {
  const path = join(root, file);
  const value = JSON.parse(await readFile(path, "utf8")) as T;
  change(value);
  await writeFile(path, JSON.stringify(value));
}

/** Everything in a folder of JSON files, such as content/services. */
export async function readAll<T>(root: string, folder: string): Promise<T[]> {
  const names = await readdir(join(root, folder));
  const texts = names.map((name) => readFile(join(root, folder, name), "utf8"));
  return (await Promise.all(texts)).map((text) => JSON.parse(text) as T);
}

/**
 * Copies the project with what its last build left, lets `change` edit the copy, builds and serves
 * it on a free port. Rejects with what the build printed when it fails.
 */
export async function openChangedSite(
  change: (root: string) => Promise<void>,
): Promise<ChangedSite> {
  const root = await mkdtemp(join(tmpdir(), "fts-changed-"));
  const remove = () => rm(root, { recursive: true, force: true, maxRetries: 5 });
  try {
    await copyBuiltProject(root);
    await change(root);
    await build(root);
    const server = createSite({ root: join(root, "public") });
    return {
      root,
      url: await server.listen({ host: "127.0.0.1", port: 0 }),
      close: async () => {
        server.server.closeAllConnections();
        await server.close();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function build(root: string): Promise<void> {
  // The address comes from content/, as do those the tests expect.
  const { NODE_ENV: _, SITE_URL: _address, ...environment } = process.env;
  await run(process.execPath, ["node_modules/gatsby/cli.js", "build"], {
    cwd: root,
    env: { ...environment, CI: "true", GATSBY_TELEMETRY_DISABLED: "1" },
    maxBuffer: mostOutput,
  }).catch((error: unknown) => {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`The changed site was not built:\n${stdout}\n${stderr}`, { cause: error });
  });
}
