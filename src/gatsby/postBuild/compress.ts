import { readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { isHidden } from "./hiddenPaths";
import { publicFiles } from "./publicFiles";

/** Files whose formats are not compressed already. */
const compressible = /\.(?:html|js|css|json|svg|xml|txt|webmanifest|ico|ttf)$/;

/** In bytes; below this the headers weigh more than what is saved. */
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

/** Runs a task for each item, as many at once as there are processors. */
async function forEachInParallel<Item>(items: Item[], task: (item: Item) => Promise<void>) {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await task(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

/** In milliseconds: file systems round times differently when they are set. */
const clockTolerance = 2;

/** Whether a compressed file is there and carries the time of its source, as compressFile sets it. */
async function isUpToDate(file: string, sourceTime: number): Promise<boolean> {
  try {
    return Math.abs((await stat(file)).mtimeMs - sourceTime) < clockTolerance;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
}

async function compressFile(file: string): Promise<number> {
  const { mtime, mtimeMs } = await stat(file);
  let written = 0;
  for (const [extension, compress] of Object.entries(encodings)) {
    const target = file + extension;
    if (await isUpToDate(target, mtimeMs)) continue;
    const data = await readFile(file);
    const result = data.length < smallestSize ? data : await compress(data);
    if (result.length >= data.length) {
      await rm(target, { force: true });
      continue;
    }
    await writeFile(target, result);
    await utimes(target, mtime, mtime);
    written += 1;
  }
  return written;
}

/**
 * Puts a `.br` and a `.gz` file beside each file of a built site that gets smaller by it, and removes
 * those whose source is gone. Files that did not change since the last time are skipped. Must be the
 * last step of the build.
 * @returns how many files were written
 */
export async function compressFiles(root: string): Promise<number> {
  const paths = await publicFiles(root);
  const sources = new Set(paths.filter((path) => compressible.test(path) && !isHidden(path)));
  for (const path of paths) {
    const source = path.replace(/\.(?:br|gz)$/, "");
    const stale = source !== path && compressible.test(source) && !sources.has(source);
    if (stale) await rm(join(root, path));
  }
  let written = 0;
  await forEachInParallel([...sources], async (path) => {
    const count = await compressFile(join(root, path));
    written += count;
  });
  return written;
}
