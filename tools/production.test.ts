/** @jest-environment node */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { constants, cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildSync } from "esbuild";
import { sampleMessage } from "../src/contact/testing/testContact";
import { newSiteFolder } from "../server/testing/testSiteFolder";
import { temporaryFolder } from "../testing/temporaryFolder";

// What `npm ci --omit=dev` brings is all that a machine needs which only serves.

jest.setTimeout(240_000);

const root = process.cwd();
const json = (file: string) => JSON.parse(readFileSync(join(root, file), "utf8")) as unknown;
const { dependencies } = json("package.json") as { dependencies: Record<string, string> };
const { packages } = json("package-lock.json") as {
  packages: Record<string, { dev?: boolean; devOptional?: boolean; optional?: boolean }>;
};

/** What runs on such a machine. */
const programs = ["server/main.ts", "tools/contact-outbox.ts", "tools/release.ts"];

/** The packages that a program names, with all the files of the project it is made of. */
function packagesOf(program: string): string[] {
  const { metafile } = buildSync({
    entryPoints: [join(root, program)],
    bundle: true,
    platform: "node",
    packages: "external",
    write: false,
    metafile: true,
  });
  const named = Object.values(metafile.inputs).flatMap(({ imports }) => imports);
  return named
    .filter(({ external, path }) => external && !/^(?:node:|\.)/.test(path))
    .map(({ path }) => path.split("/", path.startsWith("@") ? 2 : 1).join("/"));
}

test("what runs on a server needs its dependencies, all of them, and no package of the build", () => {
  const needed = new Set(programs.flatMap(packagesOf));
  // Which runs TypeScript, in deploy/ and in package.json.
  needed.add("tsx");
  expect([...needed].toSorted()).toEqual(Object.keys(dependencies).toSorted());
});

/** A machine with the sources and these packages, as `npm ci --omit=dev` leaves it. */
function installedServer(): string {
  const folder = temporaryFolder("production");
  const files = ["package.json", "tsconfig.json", "server", "src", "tools", "locales", "content"];
  for (const file of files) cpSync(join(root, file), join(folder, file), { recursive: true });
  const kept = Object.entries(packages).filter(([path, entry]) => {
    if (path === "" || entry.dev || entry.devOptional) return false;
    // Those of other systems are not here.
    return !entry.optional || packageIsHere(path);
  });
  for (const [path] of kept) {
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      mode: constants.COPYFILE_FICLONE,
      filter: (source) => source === join(root, path) || !source.endsWith("/node_modules"),
    });
  }
  return folder;
}

function packageIsHere(path: string): boolean {
  try {
    readFileSync(join(root, path, "package.json"));
    return true;
  } catch {
    return false;
  }
}

/** Runs a command of the guide's there. */
function run(folder: string, ...args: string[]): string {
  const env = { PATH: process.env.PATH, CONTACT_DATABASE_URL: "file:data/messages.db" };
  return execFileSync(process.execPath, ["--import", "tsx", ...args], {
    cwd: folder,
    env,
    encoding: "utf8",
  });
}

async function urlOf(server: ChildProcess): Promise<string> {
  let output = "";
  for await (const chunk of server.stdout!) {
    output += String(chunk);
    const [url] = /http:\/\/\S+/.exec(output) ?? [];
    if (url) return url;
  }
  throw new Error(`The server has ended: ${output}`);
}

test("such a machine takes a site built elsewhere, serves it, takes messages and lists them", async () => {
  const folder = installedServer();
  cpSync(join(newSiteFolder(), "public"), join(folder, "public"), { recursive: true });
  writeFileSync(join(folder, "public/index.html"), "<p>Built elsewhere");
  expect(run(folder, "tools/release.ts", "--built")).toMatch(/^Live: releases\/[0-9a-f]{12}\n$/);

  const server = spawn(process.execPath, ["--import", "tsx", "server/main.ts"], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOST: "127.0.0.1", PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const url = await urlOf(server);
    expect(await (await fetch(url)).text()).toBe("<p>Built elsewhere");
    const answer = await fetch(`${url}api/contact`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...sampleMessage, name: "Sara Hassan" }),
    });
    expect(answer.status).toBe(202);
    expect(run(folder, "tools/contact-outbox.ts", "list")).toMatch(/ new .*Sara Hassan/);
  } finally {
    server.kill();
    await once(server, "exit");
  }
  expect(() => run(folder, "tools/build.ts")).toThrow("npm ci --include=dev");
});
