import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** What those who serve or check a built site have to know of its build. */
export interface SiteFacts {
  /** The site's public address, path prefix included, without a slash at its end. */
  siteUrl: string;
  /** The folder of its host that the site lives in, like `/site`, or "". */
  pathPrefix: string;
}

const file = (root: string) => join(root, ".host/site.json");

/** Notes the facts in a built site, where no visitor reads them. */
export async function writeSiteFacts(root: string, facts: SiteFacts): Promise<void> {
  await mkdir(dirname(file(root)), { recursive: true });
  await writeFile(file(root), `${JSON.stringify(facts, null, 2)}\n`);
}

/** The facts of a built site. Throws when the folder holds none. */
export function readSiteFacts(root: string): SiteFacts {
  return JSON.parse(readFileSync(file(root), "utf8")) as SiteFacts;
}
