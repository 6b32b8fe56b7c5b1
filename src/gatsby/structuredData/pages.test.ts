/** @jest-environment node */
import { fixedPaths, pageTypes, rootFieldOf } from "../pages";
import type { SiteContent } from "./content";
import { pageFacts } from "./pages";

const words = { title: "{{title}}, page {{page}}", description: "Page {{page}}. {{description}}" };
const seo = { title: "Title", description: "Description.", noIndex: null };

function contentWith(count: number): SiteContent {
  const nodes = Array.from({ length: count }, (_, index) => ({
    path: `/services/s-${index}/`,
    title: `Service ${index}`,
    description: "What it is.",
    price: { amount: 1, currency: "USD", unit: "project" },
    questions: [],
    seo,
  }));
  const pages = fixedPaths.map((route) => [rootFieldOf(pageTypes[route]), { seo, title: "List" }]);
  return { ...Object.fromEntries(pages), allService: { nodes } };
}

const listPages = (count: number) =>
  pageFacts(contentWith(count), words).filter(({ services }) => services !== undefined);

test("nine services are one list", () => {
  const [list, ...others] = listPages(9);
  expect(list).toMatchObject({ route: "/services/", seo, title: "List" });
  expect(list?.services).toHaveLength(9);
  expect(others).toEqual([]);
});

test("each page of a longer list tells of its own services, under a name of its own", () => {
  const [first, second] = listPages(30);
  expect(first?.services).toHaveLength(24);
  expect(second).toMatchObject({
    route: "/services/page/2/",
    title: "List, page 2",
    seo: { title: "Title, page 2", description: "Page 2. Description." },
  });
  expect(second?.services?.map(({ path }) => path)).toEqual(
    [24, 25, 26, 27, 28, 29].map((index) => `/services/s-${index}/`),
  );
});
