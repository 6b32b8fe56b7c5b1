/** @jest-environment node */
import { isPlainPath, readRequestTarget } from "./requestTarget";

describe("readRequestTarget", () => {
  it.each([
    ["/", { path: "/", search: "" }],
    ["/about?lang=ar&x=%20", { path: "/about", search: "?lang=ar&x=%20" }],
    ["/%D8%B9/", { path: "/ع/", search: "" }],
    ["http://fts.example/about/?a=1", { path: "/about/", search: "?a=1" }],
    ["http://fts.example", { path: "/", search: "" }],
    ["/about#part?x", { path: "/about", search: "" }],
  ])("reads %s", (target, expected) => {
    expect(readRequestTarget(target)).toEqual(expected);
  });

  it.each(["/%", "/%E0%A4%A", "/a%00b", "*", "ftp://fts.example/"])("refuses %s", (target) => {
    expect(readRequestTarget(target)).toBeUndefined();
  });
});

describe("isPlainPath", () => {
  it.each(["/", "/about/", "/a.b/..c", "/.well-known/x"])("takes %s", (path) => {
    expect(isPlainPath(path)).toBe(true);
  });

  it.each(["//evil.example", "/a//b", "/\\evil.example", "/a/../b", "/..", "/a/./b"])(
    "refuses %s",
    (path) => {
      expect(isPlainPath(path)).toBe(false);
    },
  );
});
