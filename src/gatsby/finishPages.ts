import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { writeAtomically } from "../hosting/build/files";
import { holdScripts } from "./patches/holdScripts";
import { applyEdits } from "../hosting/build/html";
import { policyEdits, type ExtraSources } from "../hosting/build/csp";
import { dataScriptEdits } from "../hosting/build/dataScript";
import { isHidden } from "../hosting/hiddenPaths";
import { readPage } from "../hosting/build/readPage";
import { publicFiles } from "../hosting/build/publicFiles";

export interface FinishPagesOptions {
  /** The structured data of pages by their paths; undefined for a page that has none. */
  structuredData: ReadonlyMap<string, string | undefined>;
  /** Hosts that the pages may use beyond the site's own. */
  extra?: ExtraSources;
}

/** The path that a page is asked for by: that of `/about/index.html` is `/about/`. */
const pathOf = (file: string) => file.replace(/\/index\.html$/, "/");

/**
 * Gives every page of a built site its structured data, its content security policy and scripts
 * that wait. Must run after everything that writes pages.
 * @returns rejects with the name of an invalid page, or when a page that has structured data is not
 * there.
 */
export async function finishPages(
  root: string,
  { structuredData, extra = {} }: FinishPagesOptions,
): Promise<void> {
  const files = (await publicFiles(root)).filter((path) => /\.html$/.test(path) && !isHidden(path));
  const missing = new Set(structuredData.keys());
  for (const path of files) {
    missing.delete(pathOf(path));
    const file = join(root, path);
    const written = await readFile(file, "utf8");
    try {
      const html = holdScripts(written);
      const parts = readPage(html);
      const page = applyEdits(html, [
        ...dataScriptEdits(parts, structuredData.get(pathOf(path))),
        ...policyEdits(parts, extra),
      ]);
      if (page !== written) await writeAtomically(file, page);
    } catch (error) {
      throw new Error(`${path}: not finished`, { cause: error });
    }
  }
  if (missing.size > 0) throw new Error(`No such page: ${[...missing].join(", ")}`);
}
