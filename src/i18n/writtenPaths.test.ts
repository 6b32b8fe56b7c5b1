/** @jest-environment node */
import { comparablePath, readablePath, trailingCharacters } from "./writtenPaths";

test.each([
  ["/", ""],
  ["/about/", "/about"],
  ["/About.html", "/About.html"],
  ["/%D8%AE%D8%AF%D9%85%D8%A7%D8%AA%D9%86%D8%A7/", "/خدماتنا"],
  ["/خدماتنا", "/خدماتنا"],
  ["/cafe\u0301/", "/caf\u00e9"],
  ["/our%20work", "/our work"],
  ["/50% off/", "/50% off"],
  ["/%D8%A3%D8", "/%D8%A3%D8"],
])("%s reads as %s", (path, readable) => {
  expect(readablePath(path)).toBe(readable);
});

describe("addresses that mean one page", () => {
  test.each([
    "/ar/about/",
    "/ar/about",
    "/AR/About/",
    "/ar//about//",
    "/ar/about/index.html",
    "/ar/about/Index.HTML/",
    "/ar/about\u200f",
    "/ar/about/\u200f",
    "/ar/about/\u060c",
    "/ar/about/).",
    "/ar/about/».\u00a0",
    "/ar/about/index.html)",
  ])("%j", (path) => {
    expect(comparablePath(path)).toBe("/ar/about");
  });

  test.each(trailingCharacters)("with %j at the end", (character) => {
    expect(comparablePath(`/about/${character}`)).toBe("/about");
    expect(comparablePath(`/about${character}/`)).toBe("/about");
    expect(comparablePath(`/${character}`)).toBe("");
  });

  test.each([
    ["/", ""],
    ["/index.html", ""],
    ["//", ""],
    ["/about-us/", "/about-us"],
    ["/(about)/x", "/(about)/x"],
    ["/aboutindex.html", "/aboutindex.html"],
    ["/من-نحن،", "/من-نحن"],
  ])("%s means %j", (path, meaning) => {
    expect(comparablePath(path)).toBe(meaning);
  });

  test("one of a length that no pattern would get through", () => {
    const count = 200_000;
    const long = `${"/.".repeat(count)}x`;
    expect(comparablePath(long) === long).toBe(true);
  });
});
