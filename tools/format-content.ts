import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { formatContent } from "../src/content/check/formatting";
import { schemaFiles } from "../src/content/editor/schemaFiles";
import { writeThemeStyles } from "../src/gatsby/themeStyles";

for (const file of formatContent(process.cwd())) console.log(file);
for (const [path, text] of Object.entries(schemaFiles())) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
writeThemeStyles(process.cwd());
