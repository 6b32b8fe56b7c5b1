import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { digest, writeWhole, type FileCache } from "../fileCache";
import { holdScripts } from "../patches/holdScripts";
import { applyEdits } from "../html";
import { policyEdits, type ExtraSources } from "./csp";
import { dataScriptEdits } from "./dataScript";
import { isHidden } from "../../hosting/hiddenPaths";
import { keepRecord, readPage, recordOf } from "./pageFacts";
import { publicFiles } from "./publicFiles";
import { ownNames } from "./superseded";

/** Raise this when the edits change, so that finished pages are finished again. */
const version = "10";

export interface Finishing {
  /** The structured data of pages by their paths; undefined for a page that has none. */
  texts: ReadonlyMap<string, string | undefined>;
  /** Hosts that the pages may use beyond the site's own. */
  extra?: ExtraSources;
  /** Of what is known of pages, see pageCache. */
  cache: FileCache;
}

/** The path that a page is asked for by: that of `/about/index.html` is `/about/`. */
const pathOf = (file: string) => file.replace(/\/index\.html$/, "/");

/**
 * Gives every page of a built site its structured data, its content security policy and scripts
 * that wait, in one pass. A page that an earlier build has finished
 * in the same way is left untouched, and each is parsed only when it is new. Must run after
 * everything that writes pages.
 * @returns the names of our own files that the pages name, see superseded.ts. Rejects with the name
 * of an invalid page, or when a page that has structured data is not there.
 */
export async function finishPages(
  root: string,
  { texts, extra = {}, cache }: Finishing,
): Promise<Set<string>> {
  const named = new Set<string>();
  const files = (await publicFiles(root)).filter((path) => /\.html$/.test(path) && !isHidden(path));
  const missing = new Set(texts.keys());
  for (const path of files) {
    const text = texts.get(pathOf(path));
    missing.delete(pathOf(path));
    const file = join(root, path);
    const written = await readFile(file, "utf8");
    const finishedWith = digest(version, text ?? "", JSON.stringify(extra));
    try {
      const html = holdScripts(written);
      for (const name of ownNames(html)) named.add(name);
      const known = await recordOf(html, cache);
      if (known.finishedWith === finishedWith) continue;
      const facts = known.facts ?? readPage(html);
      const page = applyEdits(html, [
        ...dataScriptEdits(facts, text),
        ...policyEdits(facts, extra),
      ]);
      if (page !== written) await writeWhole(file, page);
      await keepRecord(page, { pictures: known.pictures, finishedWith }, cache);
    } catch (error) {
      throw new Error(`${path}: not finished`, { cause: error });
    }
  }
  if (missing.size > 0) throw new Error(`No such page: ${[...missing].join(", ")}`);
  return named;
}
