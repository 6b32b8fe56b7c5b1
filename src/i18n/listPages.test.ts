/** @jest-environment node */
import { readFileSync } from "node:fs";
import { languageCodes } from "./languages";
import {
  listPageCount,
  listPageOf,
  listPageSeo,
  listRoute,
  onListPage,
  servicesPerPage,
  type ListWords,
} from "./listPages";

test.each([1, 2, 42])("page %i is found by its route", (page) => {
  expect(listPageOf(listRoute(page))).toBe(page);
});

test.each(["/", "/services/erp/", "/services/page/", "/services/page/1/", "/services/page/02/"])(
  "%s is no page of the list",
  (route) => expect(listPageOf(route)).toBeUndefined(),
);

test.each([
  [0, 1],
  [9, 1],
  [servicesPerPage, 1],
  [servicesPerPage + 1, 2],
])("%i services make %i pages", (services, pages) => {
  expect(listPageCount(services)).toBe(pages);
});

test("every service is on one page", () => {
  const services = Array.from({ length: 60 }, (_, index) => index);
  const pages = [1, 2, 3].map((page) => onListPage(services, page));
  expect(pages.flat()).toEqual(services);
  expect(pages.map(({ length }) => length)).toEqual([24, 24, 12]);
});

test.each(languageCodes)("in %s the pages after the first say which they are", (language) => {
  const file = `locales/${language}/pages.json`;
  const { list } = JSON.parse(readFileSync(file, "utf8")) as { list: ListWords };
  const seo = { title: "Services", description: "All of them." };
  expect(listPageSeo(seo, 1, list)).toEqual(seo);
  const { title, description } = listPageSeo(seo, 2, list);
  expect(title).toMatch(/Services.*2|2.*Services/);
  expect(description).toMatch(/2/);
  expect(description).toContain(seo.description);
});

test("the pages hold as many services as the query asks for", () => {
  const query = readFileSync("src/pages/services/index.tsx", "utf8");
  expect(query).toContain(`limit: ${servicesPerPage}`);
});
