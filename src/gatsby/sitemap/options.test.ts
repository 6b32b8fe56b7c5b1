/** @jest-environment node */
import { existsSync } from "node:fs";
import { isIndexable } from "./options";
import { pagePictures } from "./pagePictures";
import { sourcesOf } from "./sources";
import { fixedPaths, pageTypes, rootFieldOf } from "../pages";

const root = process.cwd();

describe("which pages are to be found", () => {
  const seo = (noIndex: boolean | null) => ({ seo: { noIndex } });
  const data = {
    site: { siteMetadata: { siteUrl: "https://fts.example" } },
    allSitePage: { nodes: [] },
    allService: {
      nodes: [
        { path: "/services/a/", ...seo(null) },
        { path: "/services/b/", ...seo(true) },
      ],
    },
    ...Object.fromEntries(fixedPaths.map((route) => [rootFieldOf(pageTypes[route]), seo(null)])),
    aboutPage: seo(true),
  };

  test.each([
    ["/", true],
    ["/contact/", true],
    ["/services/a/", true],
    ["/about/", false],
    ["/services/b/", false],
    ["/404.html", false],
    ["/dev-404-page/", false],
    ["/constructor/", false],
  ])("%s: %p", (route, expected) => {
    expect(isIndexable(route, data)).toBe(expected);
  });
});

describe("what a page is made of", () => {
  test.each(fixedPaths)("%s: files that are there, its own among them", (route) => {
    const sources = sourcesOf(root, route);
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.filter((file) => !existsSync(file))).toEqual([]);
  });

  test("a service: its file, its picture, and the modules that belong to it", () => {
    expect(sourcesOf(root, "/services/erp-system/")).toEqual([
      "content/services/erp.json",
      "content/images/services/erp.jpg",
      "content/erp-modules.json",
    ]);
    expect(sourcesOf(root, "/services/technology-training/")).toEqual([
      "content/services/training.json",
      "content/images/services/training.jpg",
    ]);
  });

  test("the home page: what it lists as well", () => {
    expect(sourcesOf(root, "/")).toEqual(
      expect.arrayContaining([
        "content/home.json",
        "content/images/hero/foundation.jpg",
        "content/projects/retail-erp.json",
        "content/images/projects/retail-erp.jpg",
        "content/services/erp.json",
      ]),
    );
  });

  test("nothing, where there is no page", () => {
    expect(sourcesOf(root, "/nowhere/")).toEqual([]);
  });
});

test("the pictures of a page are those in its main part, each once", () => {
  const html = `<header><img src="/logo.svg"></header>
    <main><img src="/site/static/a.jpg"><picture><source srcset="/b.avif"><img src="/site/static/b.jpg"></picture>
    <img src="/site/static/a.jpg"><img src="data:image/png;base64,AA"></main>`;
  expect(pagePictures(html, "https://fts.example/site/ar/about/")).toEqual([
    "https://fts.example/site/static/a.jpg",
    "https://fts.example/site/static/b.jpg",
  ]);
  expect(pagePictures("<p>no main part</p>", "https://fts.example/")).toEqual([]);
});
