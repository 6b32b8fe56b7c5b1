/** Redirects that the editor offers for pages that have gone. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { formatJson } from "../../../src/content/check/formatting";
import { contentFiles } from "../../../src/content/contentFiles";
import type { GonePage } from "./pagePaths";

const file = `content/${contentFiles.redirects.path}`;

/**
 * Leads a page that has gone to another one, and so all addresses that led to it.
 * @throws if the file of redirects is not right
 */
export function addRedirect(root: string, { from, to }: GonePage): void {
  const path = join(root, file);
  const redirects = contentFiles.redirects.schema
    .array()
    .parse(JSON.parse(readFileSync(path, "utf8")));
  const led = redirects.map((redirect) => (redirect.to === from ? { ...redirect, to } : redirect));
  writeFileSync(path, formatJson([...led, { from, to }]));
}
