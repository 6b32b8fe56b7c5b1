/** @jest-environment node */
import { normalizePathPrefix, withoutPathPrefix } from "./pathPrefix";

test.each(["/site", "site", "site/", "/site/", " /site "])("%p is /site", (value) => {
  expect(normalizePathPrefix(value)).toBe("/site");
});

test.each([undefined, "", "/", " "])("%p is the host's own root", (value) => {
  expect(normalizePathPrefix(value)).toBe("");
});

test("may have several segments", () => {
  expect(normalizePathPrefix("clients/fts-2.0/")).toBe("/clients/fts-2.0");
});

test.each([
  "https://fts.example/site",
  "//evil.example",
  "/site//",
  "/a/../b",
  "/..",
  "/a b",
  "/site?x",
  "/site#x",
  '/"x',
  "/موقع",
])("refuses %s, with what to write instead", (value) => {
  expect(() => normalizePathPrefix(value)).toThrow(
    `PATH_PREFIX: "${value}" is not a path: write it like /site`,
  );
});

test.each([
  ["/site/", "/site", "/"],
  ["/site/ar/about/", "/site", "/ar/about/"],
  ["/about/", "", "/about/"],
  ["/site", "/site", undefined],
  ["/sites/", "/site", undefined],
  ["/", "/site", undefined],
])("the host's %s below %p is the site's %p", (path, prefix, inside) => {
  expect(withoutPathPrefix(path, prefix)).toBe(inside);
});
