import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../../testing/temporaryFolder";

/** A working folder with a site of no pages, for tests of the server; removed when they are over. */
export function newSiteFolder(): string {
  const folder = temporaryFolder("server");
  mkdirSync(join(folder, "public"));
  writeFileSync(join(folder, "public", "redirects.json"), "[]");
  mkdirSync(join(folder, "public", ".host"));
  writeFileSync(join(folder, "public", ".host", "site.json"), '{ "pathPrefix": "" }');
  return folder;
}
