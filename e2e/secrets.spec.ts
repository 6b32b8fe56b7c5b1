import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { isBuilt } from "../tools/lib/buildStamp";
import { canary } from "../tools/lib/canary";

const root = join(__dirname, "..");

/** The files below a folder that contain a text; compressed copies are skipped. */
function filesHolding(folder: string, text: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz|avif|webp|jpe?g|png|woff2)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes(text));
}

test("a build holds no setting of the contact endpoint", () => {
  // Only the project's own build puts the canary where the settings would be.
  expect(isBuilt(root, process.env, false), "built as it is now, by npm run build:current").toBe(
    true,
  );
  // What is looked for would be found: these are texts that belong into either.
  expect(filesHolding("public", "/api/contact")).not.toEqual([]);
  expect(filesHolding(".cache/functions", "/contact/failed/")).not.toEqual([]);

  expect(filesHolding("public", canary)).toEqual([]);
  expect(filesHolding(".cache/functions", canary)).toEqual([]);
});
