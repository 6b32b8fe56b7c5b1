/** @jest-environment node */
import { fixedPageOf, listedOn, pagesOf, pictureOf } from "./pages";
import { readContent } from "./readContent";

const content = readContent(process.cwd());

test.each([
  ["/about/", "AboutPage"],
  ["/services/", "ServicesPage"],
  ["/services/erp-system/", undefined],
  ["/constructor/", undefined],
])("the words of %s are those of %s", (route, type) => {
  expect(fixedPageOf(route)?.type).toBe(type);
});

test("the list of a collection is its own, the pages of its entries are not", () => {
  expect(["/services/", "/services/erp-system/"].map(listedOn)).toEqual(["services", undefined]);
});

test("every page has its route, its file and its words", () => {
  const pages = pagesOf(content);
  expect(new Set(pages.map(({ route }) => route)).size).toBe(pages.length);
  const erp = pages.find(({ file }) => file === "services/erp.json");
  expect(erp).toMatchObject({ route: "/services/erp-system/", collection: "services" });
  expect(erp?.words.seo).toEqual(content.services.find(({ id }) => id === "erp")?.seo);
});

test("a page shows its own picture, or that of its first slide", () => {
  expect(pictureOf(content.about)).toBe(content.about.image.src);
  expect(pictureOf(content.home)).toBe(content.home.slides[0]?.image.src);
  expect(pictureOf({})).toBeUndefined();
});
