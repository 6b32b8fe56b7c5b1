import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** The site's server as a process of its own, for tests. */
export interface TestServer {
  /** Ends with a slash. */
  url: string;
  pid: number;
  /** The address of its messages. */
  databaseUrl: string;
  /** What it wrote to standard error so far. */
  log: () => string;
  /** Ends it without warning, as a power failure would. */
  kill: () => Promise<void>;
  /** Asks it to end; resolves with its exit code. */
  stop: () => Promise<number | null>;
}

const loader = pathToFileURL(require.resolve("tsx")).href;
const program = join(__dirname, "../main.ts");

/** Resolves with the address that the server prints, or rejects with what it printed instead. */
function addressOf(child: ChildProcess, log: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    child.stdout?.setEncoding("utf8").on("data", (part: string) => {
      output += part;
      const [url] = /http:\S+\//.exec(output) ?? [];
      if (url !== undefined) resolve(url);
    });
    child.once("error", reject);
    child.once("exit", () => reject(new Error(`The server ended: ${log()}`)));
  });
}

/**
 * Starts `npm run serve`'s program in a folder.
 * @param prefix a shell command that is run before it, in the same process
 */
export async function startServer(
  folder: string,
  environment: Record<string, string> = {},
  prefix = "true",
): Promise<TestServer> {
  const command = `${prefix}; exec "$0" --import "$1" "$2"`;
  const child = spawn("bash", ["-c", command, process.execPath, loader, program], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOST: "127.0.0.1",
      PORT: "0",
      SITE_FOLDER: "public",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let errors = "";
  child.stderr.setEncoding("utf8").on("data", (part: string) => (errors += part));
  const exited = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const url = await addressOf(child, () => errors);
  return {
    url,
    // Given, since it has printed its address.
    pid: child.pid ?? NaN,
    databaseUrl: `file:${join(folder, "data", "messages.db")}`,
    log: () => errors,
    kill: async () => {
      child.kill("SIGKILL");
      await exited;
    },
    stop: () => {
      child.kill("SIGTERM");
      return exited;
    },
  };
}
