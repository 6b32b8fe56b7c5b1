import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { publicFiles } from "../../src/gatsby/postBuild/publicFiles";
import { buildIfChanged } from "./build";

/** What differs between two folders: paths that one lacks, and files of another content. */
export async function differences(one: string, other: string): Promise<string[]> {
  const paths = [new Set(await publicFiles(one)), new Set(await publicFiles(other))] as const;
  const isSame = (path: string) =>
    paths.every((all) => all.has(path)) &&
    readFileSync(join(one, path)).equals(readFileSync(join(other, path)));
  return [...new Set([...paths[0], ...paths[1]])].filter((path) => !isSame(path));
}

/**
 * Builds the last commit twice, each time from nothing and in a folder of its own.
 * @returns what differs between the two
 */
export async function compareBuilds(root: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "fts-verify-"));
  try {
    const sites: string[] = [];
    for (const name of ["one", "other"]) {
      const copy = join(folder, name);
      execFileSync("git", ["clone", "--quiet", root, copy]);
      symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
      const { code } = await buildIfChanged(copy);
      if (code !== 0) throw new Error("The last commit was not built; the reason stands above.");
      sites.push(join(copy, "public"));
    }
    const [one = "", other = ""] = sites;
    return await differences(one, other);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
