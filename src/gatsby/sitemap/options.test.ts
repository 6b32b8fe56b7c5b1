/** @jest-environment node */
import { indexable } from "./options";
import { parse } from "parse5";
import { elementsOf } from "../html";
import { pictureAddresses, shownSources } from "./pagePictures";
import { fixedPaths, pageTypes, rootFieldOf } from "../pages";

describe("which pages are to be found", () => {
  const page = (noIndex: boolean | null) => ({
    seo: { noIndex },
    parent: { parent: { relativePath: "page.json" } },
  });
  const data = {
    site: { siteMetadata: { siteUrl: "https://fts.example" } },
    allSitePage: { nodes: [] },
    allService: {
      nodes: [
        { path: "/services/a/", ...page(null) },
        { path: "/services/b/", ...page(true) },
      ],
    },
    ...Object.fromEntries(fixedPaths.map((route) => [rootFieldOf(pageTypes[route]), page(null)])),
    aboutPage: page(true),
  };

  test.each([
    ["/", true],
    ["/contact/", true],
    ["/services/a/", true],
    ["/services/page/2/", true],
    ["/about/", false],
    ["/services/b/", false],
    ["/404.html", false],
    ["/dev-404-page/", false],
    ["/constructor/", false],
  ])("%s: %p", (route, expected) => {
    expect(indexable(route, data) !== undefined).toBe(expected);
  });
});

const pagePictures = (html: string, url: string) =>
  pictureAddresses(shownSources(elementsOf(parse(html))), url);

test("the pictures of a page are those shown in its main part, each once", () => {
  const html = `<header><img src="/logo.svg"></header>
    <main><img src="/site/static/a.jpg"><picture><source srcset="/b.avif"><img src="/site/static/b.jpg"></picture>
    <div aria-hidden="true"><img src="/logo.svg"></div><div hidden><p><img src="/c.jpg"></p></div>
    <img src="/site/static/a.jpg"><img src="data:image/png;base64,AA"></main>`;
  expect(pagePictures(html, "https://fts.example/site/ar/about/")).toEqual([
    "https://fts.example/site/static/a.jpg",
    "https://fts.example/site/static/b.jpg",
  ]);
  expect(pagePictures("<p>no main part</p>", "https://fts.example/")).toEqual([]);
});
