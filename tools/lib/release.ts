/**
 * Releases: whole copies of the built site in releases/, of which the link releases/current names
 * the one that is served. A release is switched by renaming a link, so that whatever fails or is
 * killed before leaves the site as it was.
 */
import {
  constants,
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

/** How long a release's files stay for the pages that are open in browsers, in milliseconds. */
const keptFor = 7 * 24 * 60 * 60_000;

/** How many releases stay to go back to. */
const keptReleases = 5;

/** Files that open pages ask for by a name that no other version has. */
const versioned = /^static\/|^[^/]*[-.][0-9a-f]{10,}\.(js|css)(\.map)?(\.br|\.gz)?$/;

/** Carried files by path, with the time at which the release that had them was replaced. */
type Carried = Record<string, number>;

const current = "current";
const carriedList = (folder: string, id: string) => join(folder, `${id}.carried.json`);

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

/** The releases of a folder, oldest first. */
const releasesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map(({ name }) => name)
    .sort();

/** The release that is served; undefined before the first. */
export function currentRelease(folder: string): string | undefined {
  const link = join(folder, current);
  return existsSync(link) ? readlinkSync(link) : undefined;
}

function switchTo(folder: string, id: string): void {
  const link = join(folder, `.${current}`);
  rmSync(link, { force: true });
  symlinkSync(id, link);
  renameSync(link, join(folder, current));
}

function readCarried(folder: string, id: string): Carried {
  const list = carriedList(folder, id);
  return existsSync(list) ? (JSON.parse(readFileSync(list, "utf8")) as Carried) : {};
}

/** Adds what pages of the served release may still ask for and another one lacks. */
function carryOver(folder: string, target: string, now: number): Carried {
  const from = currentRelease(folder);
  if (from === undefined) return {};
  const before = readCarried(folder, from);
  const carried: Carried = {};
  for (const file of filesBelow(join(folder, from))) {
    const replaced = before[file] ?? now;
    const to = join(target, file);
    if (!versioned.test(file) || now - replaced > keptFor || existsSync(to)) continue;
    mkdirSync(dirname(to), { recursive: true });
    cpSync(join(folder, from, file), to, { preserveTimestamps: true });
    carried[file] = replaced;
  }
  return carried;
}

/**
 * Makes a release of a finished site and switches to it.
 * @param site the built site; it may be written to afterwards, since the release is a copy
 * @param folder of the releases
 * @param now in milliseconds; names the release
 * @returns the release's name
 */
export function publishRelease(site: string, folder: string, now = Date.now()): string {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (name.startsWith(".")) rmSync(join(folder, name), { recursive: true });
  }
  const id = new Date(now).toISOString().replace(/\W/g, "");
  const partial = join(folder, `.${id}`);
  cpSync(site, partial, {
    recursive: true,
    preserveTimestamps: true,
    mode: constants.COPYFILE_FICLONE,
  });
  const carried = carryOver(folder, partial, now);
  writeFileSync(carriedList(folder, id), JSON.stringify(carried));
  renameSync(partial, join(folder, id));
  switchTo(folder, id);
  for (const old of releasesIn(folder).slice(0, -keptReleases)) {
    rmSync(join(folder, old), { recursive: true });
    rmSync(carriedList(folder, old), { force: true });
  }
  return id;
}

/**
 * Switches back to the release before the one that is served; the pages of the newer one that are
 * open keep their files.
 * @returns its name
 * @throws if there is none.
 */
export function rollBack(folder: string, now = Date.now()): string {
  const served = currentRelease(folder);
  const id = served && releasesIn(folder).findLast((other) => other < served);
  if (!id) throw new Error("There is no release before the one that is served.");
  const carried = { ...readCarried(folder, id), ...carryOver(folder, join(folder, id), now) };
  writeFileSync(carriedList(folder, id), JSON.stringify(carried));
  switchTo(folder, id);
  return id;
}
