/** @jest-environment node */
import { readdirSync, readFileSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../../tools/jest/temporaryFolder";
import { digest, fileCache, writeWhole } from "./fileCache";

const root = temporaryFolder("file-cache");
const cache = fileCache(root, "sample");
const folder = join(root, ".cache/made/sample");

test("gives back what was written, and nothing for what was not", async () => {
  await cache.write("ab/key", "data");
  expect((await cache.read("ab/key"))?.toString()).toBe("data");
  expect(await cache.read("other")).toBeUndefined();
});

test("many writers of one file leave it whole, and nothing else", async () => {
  const texts = Array.from({ length: 20 }, (_, index) => String(index).repeat(10_000));
  await Promise.all(texts.map((text) => writeWhole(join(root, "writers/file"), text)));
  expect(texts).toContain(readFileSync(join(root, "writers/file"), "utf8"));
  expect(readdirSync(join(root, "writers"))).toEqual(["file"]);
});

test("a write that fails leaves nothing behind", async () => {
  await writeWhole(join(root, "failing/folder/file"), "data");
  await expect(writeWhole(join(root, "failing/folder"), "data")).rejects.toThrow();
  expect(readdirSync(join(root, "failing"))).toEqual(["folder"]);
});

test("sweeping deletes what was of no use for a month", async () => {
  for (const key of ["used", "unused", "new"]) await cache.write(key, key);
  for (const key of ["used", "unused"]) utimesSync(join(folder, key), 1, 1);
  await cache.read("used");
  expect(statSync(join(folder, "used")).mtimeMs).toBeGreaterThan(2000);
  await cache.sweep();
  expect(readdirSync(folder).sort()).toEqual(["ab", "new", "used"]);
});

test("a digest tells where one part ends", () => {
  expect(digest("ab", "c")).not.toBe(digest("a", "bc"));
  expect(digest("a", "b")).toBe(digest("a", "b"));
});
