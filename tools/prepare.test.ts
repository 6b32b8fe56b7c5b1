/** @jest-environment node */
import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

let root: string;

const path = (file: string) => join(root, file);
const HOUR_S = 3600;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "fts-prepare-"));
  cpSync(join(__dirname, "lib/prepare.mjs"), path("prepare.mjs"));
  writeFileSync(
    path("package.json"),
    JSON.stringify({ engines: { node: ">=20.19 <21 || >=22.13" } }),
  );
  writeFileSync(path("package-lock.json"), "{}");
  // Stands in for npm: notes how it was called, and installs.
  writeFileSync(
    path("npm.cjs"),
    `const fs = require("node:fs");
     fs.appendFileSync("calls", process.argv.slice(2).join(" ") + "\\n");
     if (process.env.NPM_FAILS) process.exit(1);
     fs.mkdirSync("node_modules", { recursive: true });
     fs.writeFileSync("node_modules/.package-lock.json", "{}");`,
  );
});
afterEach(() => rmSync(root, { recursive: true }));

function prepare(version = "20.19.0", environment: NodeJS.ProcessEnv = {}, then = "") {
  const script = `import { command, prepare } from "./prepare.mjs";
    await command(() => prepare(process.cwd(), ${JSON.stringify(version)}));
    ${then}`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--input-type=module", "-e", script],
    {
      cwd: root,
      env: { ...process.env, npm_execpath: path("npm.cjs"), ...environment },
      encoding: "utf8",
    },
  );
  return { status, stdout, stderr };
}

const calls = () =>
  existsSync(path("calls")) ? readFileSync(path("calls"), "utf8").trim().split("\n").length : 0;

/** As if the lock file had been changed an hour after the last install. */
function changeLock(text: string) {
  writeFileSync(path("package-lock.json"), text);
  const later = Date.now() / 1000 + HOUR_S;
  utimesSync(path("package-lock.json"), later, later);
}

test.each(["20.19.0", "20.20.2", "22.13.0", "24.1.0"])("accepts Node %s", (version) => {
  expect(prepare(version)).toMatchObject({ status: 0, stderr: "" });
});

test.each(["18.20.8", "20.18.9", "21.7.3", "22.12.0"])("refuses Node %s in words", (version) => {
  const { status, stderr } = prepare(version);
  expect(status).toBe(1);
  expect(stderr).toContain(`needs Node >=20.19 <21 || >=22.13; this is Node ${version}`);
  expect(stderr).not.toContain("    at ");
  expect(calls()).toBe(0);
});

test("installs once, with the development packages", () => {
  prepare();
  prepare();
  expect(readFileSync(path("calls"), "utf8")).toBe("ci --include=dev --no-audit --no-fund\n");
});

test("installs again once the lock file has changed", () => {
  prepare();
  changeLock(`{"changed": true}`);
  prepare();
  expect(calls()).toBe(2);
});

test("does not install again when the lock file was only touched", () => {
  prepare();
  changeLock("{}");
  prepare();
  expect(calls()).toBe(1);
});

test("takes packages as they are that npm itself installed", () => {
  mkdirSync(path("node_modules"));
  writeFileSync(path("node_modules/.package-lock.json"), "{}");
  prepare();
  expect(calls()).toBe(0);
});

test("adds the packages of the build to an install for the server", () => {
  const engines = { node: ">=20.19" };
  const manifest = { engines, devDependencies: { "@scope/build": "1" } };
  writeFileSync(path("package.json"), JSON.stringify(manifest));
  mkdirSync(path("node_modules/server"), { recursive: true });
  writeFileSync(path("node_modules/.package-lock.json"), "{}");
  prepare();
  expect(calls()).toBe(1);
  mkdirSync(path("node_modules/@scope/build"), { recursive: true });
  prepare();
  expect(calls()).toBe(1);
});

test("a host's NODE_ENV reaches neither builds nor tests", () => {
  const print = "console.log(String(process.env.NODE_ENV))";
  const { status, stdout } = prepare("20.19.0", { NODE_ENV: "production" }, print);
  expect([status, stdout.trim().split("\n").at(-1)]).toEqual([0, "undefined"]);
});

test("says so when npm fails, and tries again the next time", () => {
  const { status, stderr } = prepare("20.19.0", { NPM_FAILS: "1" });
  expect(status).toBe(1);
  expect(stderr).toContain("npm ci failed");
  expect(prepare().status).toBe(0);
  expect(calls()).toBe(2);
});
