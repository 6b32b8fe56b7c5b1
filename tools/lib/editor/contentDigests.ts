/** Which texts the files of content/ hold, to tell a change by the editor from one by others. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { allContentFiles } from "../../../src/content/contentFiles";
import { visibleNames } from "../../../src/content/check/loadContent";

/** Absent while another file takes its place, or unreadable, which the content check reports. */
function digestOf(path: string): string | undefined {
  try {
    return createHash("sha256").update(readFileSync(path)).digest("base64url");
  } catch {
    return undefined;
  }
}

/** A hash of every file that the editor edits, by its path from the root of the project. */
export function contentDigests(root: string): Record<string, string> {
  const files = allContentFiles.flatMap(({ kind, path }) =>
    kind === "folder"
      ? visibleNames(root, `content/${path}`).map(({ name }) => `content/${path}/${name}`)
      : [`content/${path}`],
  );
  const digests = files
    .filter((file) => file.endsWith(".json"))
    .flatMap((file) => {
      const digest = digestOf(join(root, file));
      return digest === undefined ? [] : [[file, digest] as const];
    });
  return Object.fromEntries(digests);
}
