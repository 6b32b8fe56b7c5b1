/** @jest-environment node */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { temporaryFolder } from "../../testing/temporaryFolder";
import { liveRelease, publish, rollBack } from "./publish";

const folder = temporaryFolder("publish");
const site = join(folder, "public");
let releases: string;
let count = 0;

/** Publishes a site of exactly these files; each holds its name and a text. */
function publishSite(text: string, ...paths: string[]): Promise<string> {
  rmSync(site, { recursive: true, force: true });
  for (const path of ["index.html", ...paths]) {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), `${path} ${text}`);
  }
  return publish(site, releases);
}

const live = (path: string) => join(releases, "current", path);
const isLive = (path: string) => existsSync(live(path));
const textOf = (path: string) => readFileSync(live(path), "utf8");
const script = (letter: string) => `app-${letter.repeat(10)}.js`;

beforeEach(() => {
  count += 1;
  releases = join(folder, `releases-${count}`);
});

test("a release is a copy that a build does not touch", async () => {
  const id = await publishSite("first");
  writeFileSync(join(site, "index.html"), "half a pa");
  expect(liveRelease(releases)).toBe(id);
  expect(textOf("index.html")).toBe("index.html first");
});

test("an equal site is the same release, another one is not", async () => {
  const first = await publishSite("first");
  expect(await publishSite("first")).toBe(first);
  expect(await publishSite("second")).not.toBe(first);
  expect(await publishSite("first", "robots.txt")).not.toBe(first);
});

test("what open pages ask for stays, in its compressed forms too, and nothing else", async () => {
  const kept = [script("a"), `${script("a")}.br`, "static/1/photo.avif", "page-data/sq/d/1.json"];
  const gone = ["about/index.html", "page-data/about/page-data.json", "notes.txt"];
  await publishSite("first", "favicon.svg", ...kept, ...gone);
  await publishSite("second", "favicon.svg", script("b"));
  expect(kept.map(textOf)).toEqual(kept.map((path) => `${path} first`));
  expect(gone.filter(isLive)).toEqual([]);
  expect(textOf("favicon.svg")).toBe("favicon.svg second");
});

test("it stays for a month from when it was replaced", async () => {
  const record = () => live(".host/release.json");
  const age = (days: number) => {
    const date = new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
    writeFileSync(record(), readFileSync(record(), "utf8").replaceAll(/"20[^"]*Z"/g, `"${date}"`));
  };
  await publishSite("first", script("a"));
  await publishSite("second", script("b"));
  age(29);
  await publishSite("third", script("b"));
  expect(isLive(script("a"))).toBe(true);
  age(31);
  await publishSite("fourth", script("c"));
  expect(isLive(script("a"))).toBe(false);
  expect(isLive(script("b"))).toBe(true);
});

test("back goes release by release, and keeps what pages of the later ones ask for", async () => {
  const first = await publishSite("first", script("a"));
  await publishSite("second", script("b"));
  await publishSite("third", script("c"));
  await rollBack(releases);
  expect(textOf("index.html")).toBe("index.html second");
  expect(await rollBack(releases)).toBe(first);
  expect(textOf("index.html")).toBe("index.html first");
  expect(["a", "b", "c"].map(script).filter(isLive)).toHaveLength(3);
  await expect(rollBack(releases)).rejects.toThrow("no earlier release");

  // What was gone back from is not gone back to.
  await publishSite("fourth", script("d"));
  expect(["a", "b", "c", "d"].map(script).filter(isLive)).toHaveLength(4);
  await rollBack(releases);
  expect(textOf("index.html")).toBe("index.html first");
});

test("the last five are kept to go back to", async () => {
  for (const text of ["1", "2", "3", "4", "5", "6"]) await publishSite(text);
  for (const text of ["5", "4", "3", "2"]) {
    await rollBack(releases);
    expect(textOf("index.html")).toBe(`index.html ${text}`);
  }
  await expect(rollBack(releases)).rejects.toThrow("no earlier release");
});

test("what a killed release left is not in the way, and is removed by the next", async () => {
  const first = await publishSite("first", script("a"));
  const left = join(releases, ".next-abc123");
  cpSync(join(releases, first), left, { recursive: true });
  const record = JSON.stringify({ id: "0123456789ab", madeIn: ".next-abc123", carried: {} });
  writeFileSync(join(left, ".host/release.json"), record);
  writeFileSync(join(releases, first, `${script("a")}.part`), "");
  symlinkSync("nowhere", join(releases, first, ".host/current"));
  await publishSite("second");
  expect(textOf("index.html")).toBe("index.html second");
  expect(isLive(script("a"))).toBe(true);
  expect(existsSync(left)).toBe(false);
});

test.each([
  ["relative to the folder", (id: string) => `./${id}`],
  ["absolute", (id: string) => join(releases, id)],
])("a release that was linked by hand, %s, is one to go back to", async (_, target) => {
  const first = await publishSite("first");
  const second = await publishSite("second");
  rmSync(join(releases, "current"));
  symlinkSync(target(second), join(releases, "current"));
  await publishSite("third");
  expect(await rollBack(releases)).toBe(second);
  expect(await rollBack(releases)).toBe(first);
});

test("a site outside that was linked by hand leaves copies of what its pages ask for", async () => {
  await publishSite("first");
  const outside = join(folder, "outside");
  mkdirSync(outside);
  writeFileSync(join(outside, script("a")), "outside");
  rmSync(join(releases, "current"));
  symlinkSync(outside, join(releases, "current"));
  await publishSite("second");
  writeFileSync(join(outside, script("a")), "written to later");
  expect(textOf(script("a"))).toBe("outside");
});

/** Every name below a folder with what it holds or leads to. */
const contents = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const leadsTo = entry.isSymbolicLink() ? readlinkSync(path) : "";
      return `${path} ${leadsTo}${entry.isFile() ? readFileSync(path, "utf8") : ""}`;
    })
    .sort();

/** What people and systems put into a folder like this. */
const foreign: Record<string, (path: string, release: string) => void> = {
  "lost+found": (path) => mkdirSync(path),
  "before-redesign": (path, release) => cpSync(release, path, { recursive: true }),
  "0123456789ab": (path) => mkdirSync(join(path, "deep"), { recursive: true }),
  ".next": (path) => mkdirSync(path),
  ".next-a1b2c3": (path) => mkdirSync(path),
  "half-a-record": (path) => {
    mkdirSync(join(path, ".host"), { recursive: true });
    writeFileSync(join(path, ".host/release.json"), "{");
  },
  "no-record": (path) => {
    mkdirSync(join(path, ".host"), { recursive: true });
    writeFileSync(join(path, ".host/release.json"), "null");
  },
  "notes.txt": (path) => writeFileSync(path, "Keep this"),
  "current.part": (path) => writeFileSync(path, "Keep this"),
  stable: (path, release) => symlinkSync(release, path),
  dangling: (path) => symlinkSync("gone", path),
};

test("what it has not made stays as it is, whatever its name", async () => {
  const first = await publishSite("0");
  for (const [name, make] of Object.entries(foreign)) {
    make(join(releases, name), join(releases, first));
  }
  const others = () =>
    contents(releases).filter((line) =>
      Object.keys(foreign).some((name) => line.startsWith(join(releases, name))),
    );
  const before = others();
  for (const text of ["1", "2", "3", "4", "5", "6", "7"]) await publishSite(text);
  await rollBack(releases);
  expect(others()).toEqual(before);
  // Its own: five of the eight, those before removed.
  const own = readdirSync(releases).filter((name) => !(name in foreign) && name !== "current");
  expect(own).toHaveLength(5);
  expect(own).not.toContain(first);
});

test("a release that somebody has renamed is somebody's", async () => {
  const first = await publishSite("first");
  renameSync(join(releases, first), join(releases, "first"));
  rmSync(join(releases, "current"));
  symlinkSync("first", join(releases, "current"));
  for (const text of ["1", "2", "3", "4", "5", "6"]) await publishSite(text);
  expect(readFileSync(join(releases, "first/index.html"), "utf8")).toBe("index.html first");
});

test("a live folder that is no link, and a folder in a release's place, are refused by name", async () => {
  mkdirSync(join(releases, "current"), { recursive: true });
  await expect(publishSite("first")).rejects.toThrow(
    /current is no link to a release: move it away/,
  );
  rmSync(join(releases, "current"), { recursive: true });
  const id = await publishSite("first");
  rmSync(join(releases, "current"));
  rmSync(join(releases, id), { recursive: true });
  mkdirSync(join(releases, id));
  await expect(publishSite("first")).rejects.toThrow(`${id} is no release: move it away`);
});
