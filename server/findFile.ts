import { stat } from "node:fs/promises";
import { join } from "node:path";

/** What a path of the site leads to. */
export type Found =
  /** `file` is a path below the root that starts with a slash. */
  { kind: "file"; file: string } | { kind: "slashMissing" } | { kind: "nothing" };

const absent = new Set(["ENOENT", "ENOTDIR", "ENAMETOOLONG", "ELOOP"]);

async function kindOf(path: string): Promise<"file" | "folder" | undefined> {
  try {
    const stats = await stat(path);
    if (stats.isFile()) return "file";
    return stats.isDirectory() ? "folder" : undefined;
  } catch (error) {
    if (absent.has((error as NodeJS.ErrnoException).code ?? "")) return undefined;
    throw error;
  }
}

/**
 * Looks a plain path up on disk, so that a new build is served without a restart. A folder is its
 * index.html or nothing; it is never listed. Rejects when the disk cannot be read.
 */
export async function findFile(root: string, path: string): Promise<Found> {
  const index = `${path.replace(/\/$/, "")}/index.html`;
  if (path.endsWith("/")) {
    const found = (await kindOf(join(root, index))) === "file";
    return found ? { kind: "file", file: index } : { kind: "nothing" };
  }
  const kind = await kindOf(join(root, path));
  if (kind === "file") return { kind: "file", file: path };
  if (kind === "folder" && (await kindOf(join(root, index))) === "file") {
    return { kind: "slashMissing" };
  }
  return { kind: "nothing" };
}
