import { cpSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../../../../testing/temporaryFolder";

export const project = join(__dirname, "../../../..");

/** A new folder with the content of the project, without its pictures. */
export function contentCopy(): string {
  const root = temporaryFolder("content");
  cpSync(join(project, "content"), join(root, "content"), {
    recursive: true,
    filter: (path) => !path.includes("images"),
  });
  return root;
}
