/** @jest-environment node */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { currentRelease, publishRelease, rollBack } from "./lib/release";
import { lockFolder } from "./lib/build";
import { temporaryFolder } from "./jest/temporaryFolder";

const loader = pathToFileURL(require.resolve("tsx")).href;
const day = 24 * 60 * 60_000;
const start = Date.UTC(2026, 0, 1);
const script = (version: string) => `app-${version.repeat(10)}.js`;

/** A site whose files all name its version. */
function writeSite(folder: string, version: string, files = 20): void {
  mkdirSync(join(folder, "static"), { recursive: true });
  writeFileSync(join(folder, "index.html"), version);
  writeFileSync(join(folder, script(version)), version);
  for (let index = 0; index < files; index += 1) {
    mkdirSync(join(folder, `page-${index}`), { recursive: true });
    writeFileSync(join(folder, `page-${index}`, "index.html"), version);
  }
}

/** The versions of the served pages; of a whole release there is one. */
function servedVersions(releases: string): string[] {
  const root = join(releases, "current");
  const pages = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith("index.html"),
  );
  return [...new Set(pages.map((page) => readFileSync(join(root, page), "utf8")))];
}

test("a release is switched to as a whole, keeps files of open pages, and can be gone back from", () => {
  const folder = temporaryFolder("fts-releases");
  const [site, releases] = [join(folder, "public"), join(folder, "releases")];
  expect(() => rollBack(releases)).toThrow("There is no release before");
  writeSite(site, "a");
  const first = publishRelease(site, releases, start);
  writeSite(site, "b");
  expect(servedVersions(releases)).toEqual(["a"]);
  // Gatsby leaves the scripts of builds before; what it removes has to stay as well.
  publishRelease(site, releases, start + day);
  expect(servedVersions(releases)).toEqual(["b"]);
  expect(readFileSync(join(releases, "current", script("a")), "utf8")).toBe("a");

  expect(rollBack(releases, start + 2 * day)).toBe(first);
  expect(servedVersions(releases)).toEqual(["a"]);
  expect(readFileSync(join(releases, "current", script("b")), "utf8")).toBe("b");
  expect(() => rollBack(releases)).toThrow("There is no release before");
});

test("files of earlier releases go after a week, and releases after the fifth", () => {
  const folder = temporaryFolder("fts-releases");
  const releases = join(folder, "releases");
  const publish = (version: string, days: number) => {
    const site = join(folder, version);
    writeSite(site, version, 1);
    publishRelease(site, releases, start + days * day);
  };
  const isServed = (version: string) => existsSync(join(releases, "current", script(version)));
  publish("a", 0);
  publish("b", 1);
  publish("c", 7);
  expect([isServed("a"), isServed("b")]).toEqual([true, true]);
  publish("d", 9);
  expect([isServed("a"), isServed("b"), isServed("c")]).toEqual([false, true, true]);
  for (const [index, version] of ["e", "f"].entries()) publish(version, 10 + index);
  expect(readdirSync(releases).filter((name) => /^\d+T\d+Z$/.test(name))).toHaveLength(5);
});

test("killed at any moment it leaves one whole release, and the next one works", async () => {
  const folder = temporaryFolder("fts-releases");
  const [site, releases] = [join(folder, "public"), join(folder, "releases")];
  writeSite(site, "a", 300);
  publishRelease(site, releases, start);
  const program = join(folder, "publish.mts");
  const library = pathToFileURL(join(__dirname, "lib/release.ts")).href;
  writeFileSync(
    program,
    `const { publishRelease } = await import(${JSON.stringify(library)});
     console.log("begins");
     publishRelease(${JSON.stringify(site)}, ${JSON.stringify(releases)});
     console.log("ended");`,
  );
  let killed = 0;
  const versions = "bcdefghijklmnopqrstu".split("");
  for (const [index, version] of versions.entries()) {
    writeSite(site, version, 300);
    const child = spawn(process.execPath, ["--import", loader, program], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const closed = once(child, "close");
    let output = "";
    child.stdout.setEncoding("utf8").on("data", (part: string) => {
      output += part;
    });
    await Promise.race([once(child.stdout, "data"), closed]);
    // From the first file to after the last, whatever the machine's pace.
    await new Promise((resolve) => setTimeout(resolve, index * 8));
    child.kill("SIGKILL");
    await closed;
    expect(output).toContain("begins");
    if (!output.includes("ended")) killed += 1;
    expect(servedVersions(releases)).toHaveLength(1);
  }
  expect(killed).toBeGreaterThan(0);
  writeSite(site, "z", 300);
  const id = publishRelease(site, releases);
  expect(currentRelease(releases)).toBe(id);
  expect(servedVersions(releases)).toEqual(["z"]);
  expect(readdirSync(releases).filter((name) => name.startsWith("."))).toEqual([]);
});

test("a folder has one build at a time, and all of it ends when that is killed", async () => {
  const folder = temporaryFolder("fts-build");
  const program = join(folder, "build.mts");
  const library = (name: string) =>
    JSON.stringify(pathToFileURL(join(__dirname, "lib", name)).href);
  writeFileSync(
    program,
    `const { lockFolder } = await import(${library("build.ts")});
     const { run } = await import(${library("run.ts")});
     lockFolder(${JSON.stringify(folder)});
     const work = "console.log(process.pid); setInterval(() => {}, 1000)";
     await run(process.execPath, ["--eval", work], { cwd: process.cwd(), bound: true });`,
  );
  const builder = spawn(process.execPath, ["--import", loader, program]);
  const [printed] = (await once(builder.stdout, "data")) as [Buffer];
  const worker = Number(printed.toString());
  expect(() => lockFolder(folder)).toThrow("Another build is under way in this folder");
  expect(process.kill(worker, 0)).toBe(true);
  builder.kill("SIGKILL");
  // Closed when the last process that prints to it has ended.
  await once(builder, "close");
  lockFolder(folder)();
});
