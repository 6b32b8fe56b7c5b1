import { existsSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { describeUnknownSettings } from "../../src/hosting/settings";
import { forgetBuilt, isBuilt, noteBuilt } from "./buildStamp";
import { canaryEnvironment } from "./canary";
import { oneAtATime } from "./oneAtATime";
import { run } from "./run";

export interface BuildOptions {
  /** Build although nothing has changed. */
  force?: boolean;
  /** Read the output for warnings; a build that was never read for them does not count. */
  strict?: boolean;
  /** Variables of this build besides those of the process. */
  environment?: NodeJS.ProcessEnv;
}

export interface Build {
  /** 0 where public/ holds the finished site. */
  code: number;
  warnings: string[];
}

/** Not counted as a warning: it shows only how busy the machine is. */
const slowQuery = /^warn This query took more than/;

/** The lines of a build's output that warn. */
export function warningsIn(output: string): string[] {
  return stripVTControlCharacters(output)
    .split(/\r?\n/)
    .filter((line) => /^\s*(warn\b|warning\b)/i.test(line) && !slowQuery.test(line));
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

/**
 * Refuses a project's folder in which Gatsby cannot build: its database (lmdb) reads the folder's own
 * path as an address, where these characters begin something else.
 * @throws with the way out
 */
export function requireReadableFolder(root: string): void {
  if (!/[#%?]/.test(root)) return;
  throw new Error(
    `Gatsby cannot build in ${root}: move the project to a folder without #, % or ? in its path`,
  );
}

/**
 * Builds the site into public/ unless it is there already, made from the very same sources.
 * Rejects while another process builds there.
 */
export const buildIfChanged = (root: string, options?: BuildOptions): Promise<Build> =>
  oneAtATime(root, () => build(root, options));

/** The same within a task of `oneAtATime`. */
export async function build(root: string, options: BuildOptions = {}): Promise<Build> {
  const { force = false, strict = false } = options;
  requireReadableFolder(root);
  const environment = { ...process.env, ...options.environment };
  describeUnknownSettings(Object.keys(environment)).forEach((line) => console.log(line));
  if (!force && isBuilt(root, environment, strict)) {
    console.log("The site is built and nothing has changed since.");
    return { code: 0, warnings: [] };
  }
  const gatsby = join(root, "node_modules/gatsby/cli.js");
  if (!existsSync(gatsby)) {
    throw new Error("The packages of the build are not installed: npm ci --include=dev");
  }
  console.log("Building the site …");
  forgetBuilt(root);
  const { code, output } = await run(
    process.execPath,
    [join(__dirname, "gatsby.mjs"), gatsby, "build"],
    { cwd: root, env: buildEnvironment(environment), capture: strict },
  );
  const warnings = warningsIn(output);
  if (code === 0) noteBuilt(root, environment, strict && warnings.length === 0);
  return { code, warnings };
}
