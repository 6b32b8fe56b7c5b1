/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { schemaFiles } from "./schemaFiles";

test("the schemas in content/.schemas follow the model (npm run format writes them)", () => {
  const files = schemaFiles();
  for (const [path, text] of Object.entries(files)) expect(readFileSync(path, "utf8")).toBe(text);
  const expected = Object.keys(files).filter((path) => path.startsWith("content/"));
  const found = readdirSync("content/.schemas").map((name) => `content/.schemas/${name}`);
  expect(found.sort()).toEqual(expected.sort());
});
