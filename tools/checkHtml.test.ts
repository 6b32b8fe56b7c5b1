/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { htmlErrors } from "./lib/checkHtml";

const root = mkdtempSync(join(tmpdir(), "html-"));
afterAll(() => rmSync(root, { recursive: true }));

const page = (body: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>T</title></head><body>${body}</body></html>`;

function write(body: string) {
  mkdirSync(join(root, "about"), { recursive: true });
  writeFileSync(join(root, "about/index.html"), page(body));
  return htmlErrors(root);
}

test("a valid page has no error", async () => {
  expect(
    await write('<main><h1>About</h1><img src="/a.jpg" alt="" width="2" height="1"></main>'),
  ).toEqual([]);
});

test.each([
  ["a height that is no whole number", '<img src="/a.jpg" alt="" height="0.5625">'],
  ["an id that stands twice", '<p id="a">A</p><p id="a">B</p>'],
  ["an element that is not closed", "<div><p>A</p>"],
  ["a block in a paragraph", "<p><div>A</div></p>"],
  ["a link in a link", '<a href="/">A<a href="/">B</a></a>'],
  ["an element that is none", "<blink>A</blink>"],
])("finds %s, and says where", async (_name, body) => {
  const errors = await write(body);
  expect(errors.length).toBeGreaterThan(0);
  expect(errors.join("\n")).toMatch(/^\/about\/index\.html:1:\d+ /m);
});

test("a folder without pages is refused", async () => {
  const empty = join(root, "empty");
  mkdirSync(empty);
  await expect(htmlErrors(empty)).rejects.toThrow("holds no page");
});
