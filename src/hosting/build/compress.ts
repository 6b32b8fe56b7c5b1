import { readFile, rm, stat } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { ignoreMissing, writeAtomically } from "./files";
import { isHidden } from "../hiddenPaths";
import { publicFiles } from "./publicFiles";

/** Files whose formats are not compressed already. */
const compressible = /\.(?:html|js|css|json|svg|xml|txt|webmanifest|ico|ttf)$/;

/** Temporary files of writeAtomically (files.ts) that a killed build left behind. */
const unfinished = /\.[0-9a-f-]{36}\.part$/;

/** Smallest file worth compressing, in bytes. Below it the response headers outweigh the saving. */
const smallestSize = 1024;

const encodings = {
  ".br": (data: Buffer) =>
    promisify(brotliCompress)(data, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
      },
    }),
  ".gz": (data: Buffer) => promisify(gzip)(data, { level: constants.Z_BEST_COMPRESSION }),
} satisfies Record<string, (data: Buffer) => Promise<Buffer>>;

type Extension = keyof typeof encodings;

/** Runs a task for each item, as many at once as there are processors. */
async function forEachInParallel<Item>(items: Item[], task: (item: Item) => Promise<void>) {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await task(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

/** Allowed difference between modification times, in milliseconds: file systems round differently. */
const clockTolerance = 2;

/** Whether a compressed file is there and carries the time of its source, as compressFile sets it. */
async function isUpToDate(file: string, sourceTime: number): Promise<boolean> {
  const found = await ignoreMissing(stat(file));
  return found !== undefined && Math.abs(found.mtimeMs - sourceTime) < clockTolerance;
}

/** @returns how many files were written */
async function compressFile(file: string, extensions: readonly Extension[]): Promise<number> {
  const { mtime, mtimeMs, size } = await stat(file);
  let data: Buffer | undefined;
  let written = 0;
  for (const extension of extensions) {
    const target = file + extension;
    if (await isUpToDate(target, mtimeMs)) continue;
    if (size < smallestSize) {
      await rm(target, { force: true });
      continue;
    }
    data ??= await readFile(file);
    const result = await encodings[extension](data);
    if (result.length >= data.length) {
      await rm(target, { force: true });
      continue;
    }
    await writeAtomically(target, result, mtime);
    written += 1;
  }
  return written;
}

/**
 * Writes `.br` and `.gz` copies beside each file that they make smaller. Removes copies whose source is
 * gone, and skips copies that are up to date. Run it last.
 * @param given paths copied from static/; they are never removed or replaced
 * @returns how many files were written
 */
export async function compressFiles(root: string, given: ReadonlySet<string>): Promise<number> {
  const paths = await publicFiles(root);
  const sources = new Set(paths.filter((path) => compressible.test(path) && !isHidden(path)));
  for (const path of paths) {
    const source = path.replace(/\.(?:br|gz)$/, "");
    const stale = source !== path && compressible.test(source) && !sources.has(source);
    if ((stale || unfinished.test(path)) && !given.has(path)) await rm(join(root, path));
  }
  let written = 0;
  await forEachInParallel([...sources], async (path) => {
    const extensions = (Object.keys(encodings) as Extension[]).filter(
      (extension) => !given.has(path + extension),
    );
    const count = await compressFile(join(root, path), extensions);
    written += count;
  });
  return written;
}
