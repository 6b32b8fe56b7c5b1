/** @jest-environment node */
import { readdirSync } from "node:fs";
import { basename } from "node:path";

test("no two CSS Modules have one name, of which their classes are made", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" });
  const names = files.filter((file) => file.endsWith(".module.css")).map((file) => basename(file));
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
