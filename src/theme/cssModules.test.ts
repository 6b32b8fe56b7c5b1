/** @jest-environment node */
import { readdirSync } from "node:fs";
import { basename } from "node:path";

test("no two CSS Modules share a file name, which begins the names of their classes", () => {
  const names = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".module.css"))
    .map((file) => basename(file));
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
