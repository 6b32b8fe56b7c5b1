/**
 * The prerequisites of every command: the version of Node and the installed packages. Plain
 * JavaScript without dependencies, since nothing may be installed yet.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** npm writes its two lock files within moments of each other, in either order. */
const SAME_INSTALL_MS = 5_000;

function atLeast(version, wanted) {
  for (const [index, part] of wanted.entries()) {
    const difference = (version[index] ?? 0) - part;
    if (difference !== 0) return difference > 0;
  }
  return true;
}

/**
 * Whether a version of Node is in a range made of `>=` and `<` bounds and `||`, which is all that
 * `engines` in package.json uses.
 */
export function nodeIsInRange(version, range) {
  const numbers = (text) =>
    text
      .replace(/^[^\d]*/, "")
      .split(".")
      .map(Number);
  return range.split("||").some((part) =>
    part
      .trim()
      .split(/\s+/)
      .every((bound) => atLeast(numbers(version), numbers(bound)) === bound.startsWith(">=")),
  );
}

/** Whether node_modules holds what package-lock.json asks for, the packages of the build included. */
export function isInstalled(root) {
  const lock = join(root, "package-lock.json");
  const installed = join(root, "node_modules/.package-lock.json");
  if (!existsSync(installed)) return false;
  // An install for the server only has none of these, nor one with NODE_ENV=production.
  const { devDependencies = {} } = manifestOf(root);
  const isThere = (name) => existsSync(join(root, "node_modules", name));
  if (!Object.keys(devDependencies).every(isThere)) return false;
  const stamp = join(root, "node_modules/.fts-lock");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hashOf(lock)) return true;
  return statSync(installed).mtimeMs + SAME_INSTALL_MS >= statSync(lock).mtimeMs;
}

function manifestOf(root) {
  return JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
}

function hashOf(file) {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}

function install(root) {
  console.log("Installing packages (npm ci) …");
  // npm names its own script to what it runs; outside of npm it is found by name.
  const own = process.env.npm_execpath;
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund"];
  const { status, error } = own
    ? spawnSync(process.execPath, [own, ...args], {
        cwd: root,
        stdio: ["ignore", "inherit", "inherit"],
      })
    : spawnSync("npm", args, {
        cwd: root,
        stdio: ["ignore", "inherit", "inherit"],
        shell: process.platform === "win32",
      });
  if (error) throw new Error(`npm could not be started: ${error.message}`);
  if (status !== 0) throw new Error("npm ci failed; its message stands above.");
}

/**
 * Checks Node, installs the packages if they are missing or older than package-lock.json, and removes
 * NODE_ENV from the environment.
 * @throws Error with a message for the person at the terminal.
 */
export function prepare(root, version = process.versions.node) {
  // A host may set it for what runs there. Builds and tests set their own where none is given.
  delete process.env.NODE_ENV;
  const { engines } = manifestOf(root);
  if (!nodeIsInRange(version, engines.node)) {
    throw new Error(
      `This project needs Node ${engines.node}; this is Node ${version}. ` +
        "Install a fitting version from https://nodejs.org/ and try again.",
    );
  }
  if (!isInstalled(root)) install(root);
  writeFileSync(join(root, "node_modules/.fts-lock"), hashOf(join(root, "package-lock.json")));
}

/** Runs a command's main function; a failure ends as one line, not as a stack of calls. */
export async function command(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
