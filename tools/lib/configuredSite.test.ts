/** @jest-environment node */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../jest/temporaryFolder";
import { differing } from "./configuredSite";

function site(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder("site");
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const files = { "index.html": "home", "ar/index.html": "home", "app.js": "app" };

test("sites with the same files do not differ", async () => {
  expect(await differing(site(files), site(files))).toEqual([]);
});

test("a file of one site only, of either, and one with other content differ", async () => {
  const one = site({ ...files, "old.js": "" });
  const other = site({ ...files, "ar/index.html": "homes", "ar/new.js": "" });
  const found = ["/ar/index.html", "/ar/new.js", "/old.js"];
  expect(await differing(one, other)).toEqual(found);
  expect(await differing(other, one)).toEqual(found);
});
