/**
 * Releases: `releases/<id>/` is a whole site that nothing writes to any more, `releases/current` a
 * link to the one that is live. The id is a digest of the site, so equal builds are one release.
 */
import { createHash } from "node:crypto";
import {
  constants,
  cpSync,
  existsSync,
  linkSync,
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
import { publicFiles } from "../../src/gatsby/postBuild/publicFiles";
import { cacheRule } from "../../src/hosting/headerRules";

/**
 * How long the files that a release no longer has stay for pages that were opened before, in
 * milliseconds. A month: Google's renderer works with what it has stored for up to 30 days and asks
 * for the rest then, and few tabs stay open for longer.
 */
const keptFor = 30 * 24 * 60 * 60 * 1000;

/** How many releases stay to go back to, the live one included. */
const keptReleases = 5;

interface ReleaseRecord {
  /** The release that was live before. */
  previous?: string | undefined;
  /** When each file of an earlier release was replaced, by its path (ISO 8601). */
  carried: { [path: string]: string };
}

const recordFile = (folder: string) => join(folder, ".host/release.json");

function readRecord(folder: string): ReleaseRecord {
  const file = recordFile(folder);
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, "utf8")) as ReleaseRecord)
    : { carried: {} };
}

/** Writes or links a file under another name first, so that it is there whole or not at all. */
function replace(file: string, make: (part: string) => void): void {
  const part = `${file}.part`;
  rmSync(part, { force: true });
  make(part);
  renameSync(part, file);
}

/**
 * Whether a page that is open may ask for a file after its release was replaced: what has a hash in
 * its name, the results of static queries, and what the assistant knows of single services. All else
 * it gets from the new release, or makes room for it (src/app/navigation.ts).
 */
function isAskedForLater(path: string): boolean {
  const plain = path.replace(/\.(?:br|gz)$/, "");
  return /^\/(?:page-data\/sq|assistant)\//.test(plain) || cacheRule(plain).name === "hashed";
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

/** The id of the live release, if there is one. */
export function liveRelease(releases: string): string | undefined {
  const link = join(releases, "current");
  return existsSync(link) ? readlinkSync(link) : undefined;
}

/** Gives a release what pages of the live one may ask for. @returns the record of those files */
async function carry(live: string, folder: string): Promise<ReleaseRecord["carried"]> {
  const { carried } = readRecord(folder);
  const before = readRecord(live).carried;
  const now = new Date().toISOString();
  for (const path of await publicFiles(live)) {
    const file = join(folder, path);
    const isOwn = existsSync(file) && !(path in carried);
    if (isOwn || !isAskedForLater(path)) continue;
    carried[path] = before[path] ?? now;
    mkdirSync(dirname(file), { recursive: true });
    replace(file, (part) => linkSync(join(live, path), part));
  }
  const isKept = ([, since]: [string, string]) => Date.parse(since) + keptFor >= Date.parse(now);
  const entries = Object.entries(carried);
  for (const [path] of entries.filter((entry) => !isKept(entry))) {
    rmSync(join(folder, path), { force: true });
  }
  return Object.fromEntries(entries.filter(isKept));
}

/** Makes a complete release the live one, in one step. */
async function goLive(releases: string, id: string, previous?: string): Promise<void> {
  const folder = join(releases, id);
  const live = liveRelease(releases);
  const carried = live === undefined ? {} : await carry(join(releases, live), folder);
  mkdirSync(dirname(recordFile(folder)), { recursive: true });
  replace(recordFile(folder), (part) =>
    writeFileSync(part, JSON.stringify({ previous, carried } satisfies ReleaseRecord, null, 2)),
  );
  replace(join(releases, "current"), (part) => symlinkSync(id, part));
}

/** Deletes the releases that nobody will go back to. */
function removeOld(releases: string): void {
  const kept = new Set<string>();
  for (let id = liveRelease(releases); id !== undefined && !kept.has(id);) {
    if (kept.size === keptReleases) break;
    kept.add(id);
    id = readRecord(join(releases, id)).previous;
  }
  for (const entry of readdirSync(releases, { withFileTypes: true })) {
    const isOld = entry.isDirectory() && !kept.has(entry.name);
    if (isOld) rmSync(join(releases, entry.name), { recursive: true });
  }
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
  const folder = join(releases, id);
  if (!existsSync(folder)) {
    const next = join(releases, ".next");
    rmSync(next, { recursive: true, force: true });
    const mode = constants.COPYFILE_FICLONE;
    cpSync(site, next, { recursive: true, preserveTimestamps: true, mode });
    renameSync(next, folder);
  }
  await goLive(releases, id, live);
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
  const { previous } = live === undefined ? {} : readRecord(join(releases, live));
  if (previous === undefined || !existsSync(join(releases, previous))) {
    throw new Error("There is no earlier release to go back to.");
  }
  await goLive(releases, previous, readRecord(join(releases, previous)).previous);
  return previous;
}
