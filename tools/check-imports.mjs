/**
 * `npm run check:imports`: whether imports are free of circles and docs/architecture.md shows the
 * layers as they are. `--write` draws them again.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readImports } from "./lib/importGraph.mjs";
import { namesOf, layers as table } from "./lib/layers.mjs";
import { drawLayers } from "./lib/layerChart.ts";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const page = "docs/architecture.md";
const chart = /(?<=```mermaid\n)[\s\S]*?(?=\n```)/;

const { circles, layers } = await readImports();
const errors = circles.map((files) => `Circular imports:\n  ${files.join("\n  → ")}`);

const text = readFileSync(page, "utf8");
const labels = new Map(table.map((layer) => [layer.type, namesOf(layer).join("<br>")]));
const current = text.replace(chart, drawLayers(layers, labels));
if (process.argv.includes("--write")) writeFileSync(page, current);
else if (current !== text) errors.push(`${page} is out of date: npm run check:imports -- --write`);

for (const name of table.flatMap(namesOf)) {
  if (!text.includes(`- \`${name}\``)) errors.push(`${page} has no line for \`${name}\`.`);
}

for (const error of errors) console.error(error);
console.log(
  errors.length === 0 ? `${layers.size} layers, no circles.` : `${errors.length} errors.`,
);
process.exitCode = errors.length === 0 ? 0 : 1;
