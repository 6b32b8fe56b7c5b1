import { createHash } from "node:crypto";
import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { isBuilt, noteBuilt } from "./buildStamp";
import { canaryEnvironment } from "./canary";
import { type Print, run } from "./run";

export interface BuildOptions {
  /** Build although nothing has changed. */
  force?: boolean;
  /** Read the output for warnings; a build that was never read for them does not count. */
  strict?: boolean;
  /** Variables of this build besides those of the process. */
  environment?: NodeJS.ProcessEnv;
  /** Takes what the build prints, in the place of the terminal. */
  print?: Print;
}

export interface Build {
  /** 0 where public/ holds the finished site. */
  code: number;
  warnings: string[];
}

/** The lines of a build's output that warn. */
export function warningsIn(output: string): string[] {
  return stripVTControlCharacters(output)
    .split(/\r?\n/)
    .filter((line) => /^\s*(warn\b|warning\b)/i.test(line));
}

/**
 * Gatsby has to set NODE_ENV itself: a value from outside would reach only half of the build. The
 * endpoint's settings are removed.
 */
function buildEnvironment(given: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { NODE_ENV: _, ...environment } = given;
  const prefixed = given.PATH_PREFIX ? { PREFIX_PATHS: "true" } : {};
  return { ...environment, ...prefixed, ...canaryEnvironment, GATSBY_TELEMETRY_DISABLED: "1" };
}

/** Whether a process is running. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process runs as well.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/**
 * Keeps a folder to one build at a time; what a killed build left behind does not count.
 * @returns frees it
 * @throws if another build is under way there.
 */
export function lockFolder(root: string): () => void {
  const name = createHash("sha256").update(realpathSync(root)).digest("hex").slice(0, 16);
  const file = join(tmpdir(), `fts-build-${name}.pid`);
  const owner = existsSync(file) ? Number(readFileSync(file, "utf8")) : 0;
  if (owner && owner !== process.pid && isRunning(owner)) {
    throw new Error(`Another build is under way in this folder (process ${owner}).`);
  }
  rmSync(file, { force: true });
  // Fails for the later of two that start at the same moment.
  writeFileSync(file, String(process.pid), { flag: "wx" });
  return () => rmSync(file, { force: true });
}

/**
 * Builds the site into public/ unless it is there already, made from the very same sources.
 * @throws if another build is under way in the folder.
 */
export async function buildIfChanged(root: string, options: BuildOptions = {}): Promise<Build> {
  const { force = false, strict = false, print } = options;
  const say = (line: string) => (print ? print(`${line}\n`) : console.log(line));
  const environment = { ...process.env, ...options.environment };
  if (!force && isBuilt(root, environment, strict)) {
    say("The site is built and nothing has changed since.");
    return { code: 0, warnings: [] };
  }
  const unlock = lockFolder(root);
  say("Building the site …");
  const { code, output } = await run(
    process.execPath,
    [join(root, "node_modules/gatsby/cli.js"), "build"],
    { cwd: root, env: buildEnvironment(environment), capture: strict, print, bound: true },
  ).finally(unlock);
  const warnings = warningsIn(output);
  if (code === 0) noteBuilt(root, environment, strict && warnings.length === 0);
  return { code, warnings };
}
