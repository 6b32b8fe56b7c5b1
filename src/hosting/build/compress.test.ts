/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { compressFiles as compressAll } from "./compress";

const text = "words that repeat ".repeat(200);
let root: string;
const compressFiles = (folder: string, ...given: string[]) => compressAll(folder, new Set(given));
const path = (file: string) => join(root, file);
const write = (file: string, content: string | Buffer) => writeFileSync(path(file), content);
const has = (file: string) => existsSync(path(file));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "compress-"));
});
afterEach(() => rmSync(root, { recursive: true }));

it("puts both forms beside a file", async () => {
  mkdirSync(path("about"));
  write("about/index.html", text);
  expect(await compressFiles(root)).toBe(2);
  expect(brotliDecompressSync(readFileSync(path("about/index.html.br"))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(path("about/index.html.gz"))).toString()).toBe(text);
});

it("counts what was written by all workers", async () => {
  for (const name of ["a", "b", "c", "d", "e"]) write(`${name}.css`, text);
  expect(await compressFiles(root)).toBe(10);
});

it("leaves small, incompressible and hidden files alone", async () => {
  write("small.html", "few words");
  write("photo.avif", text);
  write("random.json", randomBytes(4000));
  write("webpack.stats.json", text);
  expect(await compressFiles(root)).toBe(0);
  expect(has("random.json.br")).toBe(false);
  expect(has("photo.avif.gz")).toBe(false);
});

it("skips what did not change and renews what did", async () => {
  write("a.css", text);
  write("b.css", text);
  await compressFiles(root);
  expect(await compressFiles(root)).toBe(0);
  await new Promise((resolve) => setTimeout(resolve, 10));
  write("b.css", `${text}and more`);
  expect(await compressFiles(root)).toBe(2);
  expect(gunzipSync(readFileSync(path("b.css.gz"))).toString()).toBe(`${text}and more`);
});

it("removes what a build that was killed was writing", async () => {
  const part = "a.css.br.01234567-89ab-cdef-0123-456789abcdef.part";
  write(part, "half");
  write("music.part", "a download");
  await compressFiles(root);
  expect(has(part)).toBe(false);
  expect(has("music.part")).toBe(true);
});

it("removes what an earlier build left, but no archive offered for download", async () => {
  write("gone.js.br", "old");
  write("shrunk.js", "short");
  write("shrunk.js.gz", "old");
  utimesSync(path("shrunk.js.gz"), 0, 0);
  write("sources.tar.gz", "an archive");
  await compressFiles(root);
  expect(has("gone.js.br")).toBe(false);
  expect(has("shrunk.js.gz")).toBe(false);
  expect(has("sources.tar.gz")).toBe(true);
});

it("neither removes nor replaces what was given compressed", async () => {
  const given = ["/prices.json.gz", "/notes.txt", "/notes.txt.br"];
  for (const file of given) write(file.slice(1), `${text}given`);
  expect(await compressFiles(root, ...given)).toBe(1);
  for (const file of given) expect(readFileSync(path(file), "utf8")).toBe(`${text}given`);
});
