/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../../../testing/temporaryFolder";
import { digest, writeAtomically } from "./files";

const root = temporaryFolder("files");

test("many writers of one file leave it whole, and nothing else", async () => {
  const texts = Array.from({ length: 20 }, (_, index) => String(index).repeat(10_000));
  await Promise.all(texts.map((text) => writeAtomically(join(root, "writers/file"), text)));
  expect(texts).toContain(readFileSync(join(root, "writers/file"), "utf8"));
  expect(readdirSync(join(root, "writers"))).toEqual(["file"]);
});

test("a write that fails leaves nothing behind", async () => {
  await writeAtomically(join(root, "failing/folder/file"), "data");
  await expect(writeAtomically(join(root, "failing/folder"), "data")).rejects.toThrow();
  expect(readdirSync(join(root, "failing"))).toEqual(["folder"]);
});

test("a digest tells where one part ends", () => {
  expect(digest("ab", "c")).not.toBe(digest("a", "bc"));
  expect(digest("a", "b")).toBe(digest("a", "b"));
});
