/** @jest-environment node */
import type { CreatePageArgs } from "gatsby";
import { correctNotFoundPage } from "./correctNotFoundPage";

function run(page: { path: string; matchPath?: string }) {
  const actions = { deletePage: jest.fn(), createPage: jest.fn() };
  correctNotFoundPage({ page, actions } as unknown as CreatePageArgs);
  return actions;
}

test.each(["/ar/404/", "/ar/404.html"])("answers for all of its language's paths: %s", (path) => {
  const page = { path, matchPath: "/ar/ar/*", context: { language: "ar" } };
  const { deletePage, createPage } = run(page);
  expect(deletePage).toHaveBeenCalledWith(page);
  expect(createPage).toHaveBeenCalledWith({ ...page, matchPath: "/ar/*" });
});

test.each([
  [
    "a page that is right already, or onCreatePage would never end",
    { path: "/ar/404/", matchPath: "/ar/*" },
  ],
  ["a not-found page without a matchPath", { path: "/ar/404.html" }],
  ["the default language's", { path: "/404.html", matchPath: "/*" }],
  ["another page", { path: "/ar/about/", matchPath: "/ar/ar/about/*" }],
  ["a page whose name only ends like it", { path: "/ar/about-404/", matchPath: "/ar/ar/*" }],
])("leaves alone %s", (_reason, page) => {
  const { deletePage, createPage } = run(page);
  expect(deletePage).not.toHaveBeenCalled();
  expect(createPage).not.toHaveBeenCalled();
});
