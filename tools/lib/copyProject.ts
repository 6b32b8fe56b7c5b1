import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { sources } from "./buildStamp";

const project = join(__dirname, "../..");
const pictures = join("content", "images");

/** What a build leaves for the next one, short of what holds only for the folder it ran in. */
const builds = ["public", ...["caches", "caches-lmdb", "data", "redux"].map(inCache)];

function inCache(name: string): string {
  return join(".cache", name);
}

/** Six seconds of a build, and no test calls them in a copy. */
const functions = join("src", "api");

/** The folder of a copy: always the same, so that what is built there is reused. */
export function copyFolder(name: string): string {
  const id = createHash("sha256").update(project).digest("hex").slice(0, 12);
  return join(tmpdir(), `fts-website-${name}-${id}`);
}

/**
 * Copies the project's sources to a folder that is empty or holds an earlier copy, with the same
 * packages, with small pictures and without functions.
 * Gatsby writes to .cache and public of the folder it runs in: in a copy it disturbs
 * neither the built site nor a build that is under way.
 */
export async function copyProject(target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  for (const source of sources) {
    await rm(join(target, source), { recursive: true, force: true });
    await cp(join(project, source), join(target, source), { recursive: true });
  }
  await rm(join(target, functions), { recursive: true });
  await shrinkPictures(target);
  const packages = join(target, "node_modules");
  if (!existsSync(packages)) await symlink(join(project, "node_modules"), packages, "junction");
}

/** Deletes what a build has left in a copy. */
export async function removeBuild(target: string): Promise<void> {
  for (const folder of [".cache", "public"]) {
    await rm(join(target, folder), { recursive: true, force: true });
  }
}

/**
 * Copies what the project's last build left, as if it had moved to another folder: the next build
 * there has to notice what has changed since.
 */
export async function copyBuild(target: string): Promise<void> {
  await removeBuild(target);
  for (const folder of builds) {
    if (!existsSync(join(project, folder))) continue;
    await cp(join(project, folder), join(target, folder), {
      recursive: true,
      preserveTimestamps: true,
    });
  }
}

async function shrinkPictures(target: string): Promise<void> {
  const files = await readdir(join(project, pictures), { recursive: true, withFileTypes: true });
  for (const file of files) {
    if (!/\.(avif|jpe?g|png|webp)$/i.test(file.name)) continue;
    const path = join(file.parentPath, file.name);
    await sharp(path).resize({ width: 64 }).toFile(path.replace(project, target));
  }
}
