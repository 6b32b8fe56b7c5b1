/**
 * Releases: `releases/<id>/` is a whole site that nothing writes to any more, `releases/current` a
 * link to the one that is live. The id is a digest of the site, so equal builds are one release.
 * Whatever else lies in releases/ is left alone.
 */
import { createHash } from "node:crypto";
import {
  chmodSync,
  constants,
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { publicFiles } from "../../src/hosting/build/publicFiles";
import { cacheRuleFor } from "../../src/hosting/headerRules";

/**
 * How long the files that a release no longer has stay for pages that were opened before, in
 * milliseconds. A month: Google's renderer works with what it has stored for up to 30 days and asks
 * for the rest then, and few tabs stay open for longer.
 */
const keptFor = 30 * 24 * 60 * 60 * 1000;

/** How many releases stay to go back to, the live one included. */
const keptReleases = 5;

interface ReleaseRecord {
  /** Name of the finished release. Only folders whose record names them are ever deleted. */
  id: string;
  /** Its name while it is being copied. */
  madeIn: string;
  /** The release that was live before. */
  previous?: string | undefined;
  /** When each file of an earlier release was replaced, by its path (ISO 8601). */
  carried: { [path: string]: string };
}

const recordFile = (folder: string) => join(folder, ".host/release.json");

/** A record; undefined where the file is not JSON, so not ours. */
function parseRecord(text: string): ReleaseRecord | undefined {
  try {
    return JSON.parse(text) as ReleaseRecord;
  } catch {
    return undefined;
  }
}

/** The record of a folder in releases/ that this program has made; undefined for any other. */
function readRecord(releases: string, name: string): ReleaseRecord | undefined {
  const folder = join(releases, name);
  const isHere =
    lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() &&
    // What is mounted here lies on another file system.
    statSync(folder).dev === statSync(releases).dev;
  if (!isHere || !existsSync(recordFile(folder))) return undefined;
  const record = parseRecord(readFileSync(recordFile(folder), "utf8"));
  return record?.id === name || record?.madeIn === name ? record : undefined;
}

function writeRecord(folder: string, record: ReleaseRecord): void {
  mkdirSync(dirname(recordFile(folder)), { recursive: true });
  replaceAtomically(recordFile(folder), (file) =>
    writeFileSync(file, JSON.stringify(record, null, 2)),
  );
}

/** Writes or links a file under another name first, so that it is there whole or not at all. */
function replaceAtomically(file: string, write: (temporary: string) => void): void {
  const temporary = `${file}.part`;
  rmSync(temporary, { force: true });
  write(temporary);
  renameSync(temporary, file);
}

/**
 * Whether an open page may still request this file after its release was replaced: what has a hash in
 * its name, and the results of static queries. All else it gets from the new release, or makes room
 * for it (src/app/navigation.ts).
 */
function isRequestedLater(path: string): boolean {
  const plain = path.replace(/\.(?:br|gz)$/, "");
  return plain.startsWith("/page-data/sq/") || cacheRuleFor(plain).name === "hashed";
}

/** A digest of all files of a site, by path and content. */
export async function digestOf(site: string): Promise<string> {
  const hash = createHash("sha256");
  for (const path of await publicFiles(site)) {
    const data = readFileSync(join(site, path));
    hash.update(`${path}\0${data.length}\0`).update(data);
  }
  return hash.digest("hex").slice(0, 12);
}

/**
 * The folder that is live, if there is one: its name, or its path where it is outside releases/, to
 * which an operator may have linked by hand.
 * @throws Error where `current` is no link, which is never replaced
 */
export function liveRelease(releases: string): string | undefined {
  const link = join(releases, "current");
  const found = lstatSync(link, { throwIfNoEntry: false });
  if (found && !found.isSymbolicLink()) {
    throw new Error(`${link} is no link to a release: move it away, then release again.`);
  }
  if (!existsSync(link)) return undefined;
  const target = resolve(releases, readlinkSync(link));
  const isHere = realpathSync(dirname(target)) === realpathSync(releases);
  return isHere ? basename(target) : target;
}

/**
 * Links or copies into a release the files that open pages of the live one may still request, and drops
 * expired ones.
 * @returns the updated record of those files
 */
async function carryOver(
  live: string,
  folder: string,
  records: { own: ReleaseRecord; live: ReleaseRecord | undefined },
): Promise<ReleaseRecord["carried"]> {
  const carried = { ...records.own.carried };
  const before = records.live?.carried ?? {};
  const now = new Date().toISOString();
  for (const path of await publicFiles(live)) {
    const file = join(folder, path);
    const isOwn = existsSync(file) && !(path in carried);
    if (isOwn || !isRequestedLater(path)) continue;
    carried[path] = before[path] ?? now;
    mkdirSync(dirname(file), { recursive: true });
    replaceAtomically(file, (part) =>
      // Any other folder may change, or lie on another disk.
      records.live
        ? linkSync(join(live, path), part)
        : cpSync(join(live, path), part, { preserveTimestamps: true }),
    );
  }
  const isKept = ([, since]: [string, string]) => Date.parse(since) + keptFor >= Date.parse(now);
  const entries = Object.entries(carried);
  for (const [path] of entries.filter((entry) => !isKept(entry))) {
    rmSync(join(folder, path), { force: true });
  }
  return Object.fromEntries(entries.filter(isKept));
}

/** Makes a complete release the live one, in one step. */
async function goLive(releases: string, own: ReleaseRecord, previous?: string): Promise<void> {
  const folder = join(releases, own.id);
  const name = liveRelease(releases);
  const live = name === undefined ? undefined : resolve(releases, name);
  const records = { own, live: name === undefined ? undefined : readRecord(releases, name) };
  const carried = live === undefined ? own.carried : await carryOver(live, folder, records);
  writeRecord(folder, { ...own, previous, carried });
  // Made inside the release, where no foreign file can be in the way; the rename is atomic.
  const link = join(folder, ".host/current");
  rmSync(link, { force: true });
  symlinkSync(own.id, link);
  renameSync(link, join(releases, "current"));
}

/** Deletes a release. Its record goes last, so that an interrupted deletion is resumed. */
function remove(folder: string): void {
  const others = readdirSync(folder).filter((name) => name !== ".host");
  for (const name of [...others, ".host"]) rmSync(join(folder, name), { recursive: true });
  rmdirSync(folder);
}

/** Deletes this program's releases that nobody will go back to, and what it did not finish. */
function removeOld(releases: string): void {
  const kept = new Set<string>();
  for (let id = liveRelease(releases); id !== undefined && !kept.has(id);) {
    if (kept.size === keptReleases) break;
    kept.add(id);
    id = readRecord(releases, id)?.previous;
  }
  for (const name of readdirSync(releases)) {
    if (!kept.has(name) && readRecord(releases, name)) remove(join(releases, name));
  }
}

/** Copies a site into a release of its own. */
function copy(site: string, releases: string, id: string): ReleaseRecord {
  const part = mkdtempSync(join(releases, ".next-"));
  const record = { id, madeIn: basename(part), carried: {} };
  writeRecord(part, record);
  const mode = constants.COPYFILE_FICLONE;
  cpSync(site, part, { recursive: true, preserveTimestamps: true, mode });
  // mkdtemp creates the folder with mode 0700, but the server may run as another user.
  chmodSync(part, statSync(site).mode);
  renameSync(part, join(releases, id));
  return record;
}

/**
 * Makes a finished site the live release.
 * @param site the folder of the site, which is copied
 * @returns its id
 */
export async function publish(site: string, releases: string): Promise<string> {
  mkdirSync(releases, { recursive: true });
  const id = await digestOf(site);
  const live = liveRelease(releases);
  if (id === live) return id;
  const isMade = lstatSync(join(releases, id), { throwIfNoEntry: false });
  const own = readRecord(releases, id) ?? (isMade ? undefined : copy(site, releases, id));
  if (!own) {
    throw new Error(`${join(releases, id)} is no release: move it away, then release again.`);
  }
  const isOwn = live !== undefined && readRecord(releases, live) !== undefined;
  await goLive(releases, own, isOwn ? live : undefined);
  removeOld(releases);
  return id;
}

/**
 * Makes the release before the live one live again; pages of the newer one keep their files.
 * @returns its id
 * @throws Error where there is none
 */
export async function rollBack(releases: string): Promise<string> {
  const live = liveRelease(releases);
  const { previous } = (live === undefined ? undefined : readRecord(releases, live)) ?? {};
  const own = previous === undefined ? undefined : readRecord(releases, previous);
  if (!own) throw new Error("There is no earlier release to go back to.");
  await goLive(releases, own, own.previous);
  return own.id;
}
