/** @jest-environment node */
import { indexable } from "./options";
import { parse } from "parse5";
import { elementsOf } from "../../../hosting/build/html";
import { pictureAddresses, shownSources } from "./pagePictures";
import { pagesOf } from "../../../content/pages";
import { readContent } from "../../../content/readContent";

describe("which pages are to be found", () => {
  const content = readContent(process.cwd());
  const [service] = content.services;
  content.about = { ...content.about, seo: { ...content.about.seo, noIndex: true } };
  content.services = [
    { ...service!, path: "/services/a/" },
    { ...service!, path: "/services/b/", seo: { ...service!.seo, noIndex: true } },
  ];
  const pages = new Map(pagesOf(content).map((page) => [page.route, page]));

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
    expect(indexable(route, pages) !== undefined).toBe(expected);
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
