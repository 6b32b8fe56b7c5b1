/** @jest-environment node */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../../testing/temporaryFolder";
import { requireFonts } from "./fontFiles";

test("the site's fonts are fonts", () => {
  expect(() => requireFonts(process.cwd())).not.toThrow();
});

test("an empty font stops the build by name", () => {
  const root = temporaryFolder("fts-fonts");
  mkdirSync(join(root, "src/theme/fonts"), { recursive: true });
  writeFileSync(join(root, "src/theme/fonts/whole.woff2"), "wOF2 and more");
  writeFileSync(join(root, "src/theme/fonts/empty.woff2"), "");
  expect(() => requireFonts(root)).toThrow(/^empty\.woff2 in src\/theme\/fonts: not a WOFF2 font/);
});
