import { existsSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** What a server or a check of a built site needs to know about its build. */
export interface BuildInfo {
  /** The site's public address, path prefix included, without a slash at its end. */
  siteUrl: string;
  /** The folder of its host that the site lives in, like `/site`, or "". */
  pathPrefix: string;
}

const file = (root: string) => join(root, ".host/site.json");

/** Whether a folder holds a finished site. */
export const hasBuildInfo = (root: string): boolean => existsSync(file(root));

/** Writes the information into a built site, where no visitor can read it. */
export async function writeBuildInfo(root: string, info: BuildInfo): Promise<void> {
  await mkdir(dirname(file(root)), { recursive: true });
  await writeFile(file(root), `${JSON.stringify(info, null, 2)}\n`);
}

/** The information of a built site. Throws when the folder holds none. */
export function readBuildInfo(root: string): BuildInfo {
  return JSON.parse(readFileSync(file(root), "utf8")) as BuildInfo;
}
