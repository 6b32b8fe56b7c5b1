/** @jest-environment node */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { createSite } from "../server/site";
import { compiled } from "../testing/program";
import { temporaryFolder } from "../testing/temporaryFolder";

// Releases of a project whose Gatsby is a stand-in, which writes a site file by file.

jest.setTimeout(240_000);

const project = temporaryFolder("release");
const path = (file: string) => join(project, file);
const program = compiled(join(__dirname, "release.ts"));

/** In the order of a build: scripts, data, bare pages, finished pages, compressed ones. */
const standIn = `
const { spawn } = require("node:child_process");
const { existsSync, mkdirSync, readFileSync, writeFileSync } = require("node:fs");
const { dirname } = require("node:path");
const { brotliCompressSync } = require("node:zlib");
const version = readFileSync("content/version", "utf8");
const worker = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
writeFileSync("pids", JSON.stringify([process.pid, worker.pid]));
const pages = ["index", "about/index", "404", "ar/404"].map((name) => name + ".html");
const html = (page, end) => (page + " " + version + " ").repeat(200) + end;
const steps = [
  ["app-" + version.padStart(8, "0") + ".js", "script " + version],
  ["page-data/app-data.json", version],
  ...pages.map((page) => [page, html(page, "bare")]),
  ...pages.map((page) => [page, html(page, "finished")]),
  ["redirects.json", JSON.stringify([{ from: "/old/", to: "/" + version + "/" }])],
  [".host/site.json", '{ "pathPrefix": "" }'],
  ...pages.map((page) => [page + ".br", brotliCompressSync(html(page, "finished"))]),
];
const stopAfter = existsSync("stop") ? Number(readFileSync("stop", "utf8")) : undefined;
(async () => {
  for (const [index, [file, data]] of steps.entries()) {
    mkdirSync(dirname("public/" + file), { recursive: true });
    writeFileSync("public/" + file, data);
    if (version === "broken" && file === "404.html") process.exit(1);
    if (index + 1 === stopAfter) {
      writeFileSync("stopped", "");
      while (existsSync("stop")) await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  if (stopAfter !== undefined) writeFileSync("stopped", "");
  worker.kill();
})();
`;

/** How many files the stand-in writes. */
const steps = 16;

function setVersion(version: string): void {
  mkdirSync(path("content"), { recursive: true });
  writeFileSync(path("content/version"), version);
}

/** Starts `npm run release` in the project, as the leader of a group of processes. */
function startRelease() {
  const child = spawn(process.execPath, [program], {
    cwd: project,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  }
  const ended = once(child, "close").then(([code]) => ({ code: code as number | null, output }));
  const isBuilding = async () => {
    while (!output.includes("Building")) await delay(20);
  };
  return { kill: () => process.kill(-(child.pid ?? NaN), "SIGKILL"), ended, isBuilding };
}

/** What the live site answers, to plain clients and to those that take Brotli. */
async function answers(): Promise<string> {
  const server = createSite({ root: path("releases/current") });
  const found: unknown[] = [];
  for (const url of ["/", "/about/", "/ar/nowhere/", "/old/", "/page-data/app-data.json"]) {
    for (const coding of ["identity", "br"]) {
      const answer = await server.inject({ url, headers: { "accept-encoding": coding } });
      const { date: _, ...headers } = answer.headers;
      found.push([url, answer.statusCode, headers, answer.rawPayload.toString("base64")]);
    }
  }
  await server.close();
  return JSON.stringify(found);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

beforeAll(async () => {
  mkdirSync(path("node_modules/gatsby"), { recursive: true });
  writeFileSync(path("node_modules/gatsby/cli.js"), standIn);
  setVersion("1");
  await startRelease().ended;
});

/**
 * Starts a release and kills it after so many files; after the last one, as many steps of 20 ms
 * later, if it has not ended by then.
 */
async function killAfter(moment: number): Promise<void> {
  rmSync(path("stopped"), { force: true });
  writeFileSync(path("stop"), String(moment));
  const release = startRelease();
  const { ended } = release;
  const progress = { isOver: false };
  void ended.finally(() => (progress.isOver = true));
  while (!progress.isOver && !existsSync(path("stopped"))) await delay(10);
  await delay(Math.max(0, moment - steps) * 20);
  if (!progress.isOver) release.kill();
  await ended;
  rmSync(path("stop"));
}

test("killed at twenty moments, a release leaves the site as it was and no process behind", async () => {
  setVersion("2");
  expect(await startRelease().ended).toMatchObject({ code: 0 });
  const before = await answers();

  setVersion("3");
  const seen: string[] = [];
  const left: number[] = [];
  for (let moment = 1; moment <= 20; moment += 1) {
    await killAfter(moment);
    seen.push(await answers());
    const pids = JSON.parse(readFileSync(path("pids"), "utf8")) as number[];
    for (let tries = 0; pids.some(isRunning) && tries < 500; tries += 1) await delay(20);
    left.push(...pids.filter(isRunning));
  }
  expect(left).toEqual([]);

  expect(await startRelease().ended).toMatchObject({ code: 0 });
  const next = await answers();
  expect(next).not.toBe(before);
  expect(seen.slice(0, steps - 1).filter((site) => site !== before)).toEqual([]);
  // Once it is built it may be live before it is killed: then all of it is there.
  expect(seen.filter((site) => site !== before && site !== next)).toEqual([]);
});

test("one build at a time: a second one is refused, and the first goes on", async () => {
  setVersion("4");
  writeFileSync(path("stop"), "1");
  const first = startRelease();
  await first.isBuilding();
  const second = await startRelease().ended;
  rmSync(path("stop"));
  expect(second.code).toBe(1);
  expect(second.output).toMatch(
    /^A build is already running in .*release.* \(process \d+\)\. Wait/,
  );
  expect(await first.ended).toMatchObject({ code: 0 });
});

test("a build that fails changes nothing", async () => {
  const before = await answers();
  setVersion("broken");
  const { code, output } = await startRelease().ended;
  expect(code).toBe(1);
  expect(output).toContain("The site was not built; the reason stands above.");
  expect(await answers()).toBe(before);
});
