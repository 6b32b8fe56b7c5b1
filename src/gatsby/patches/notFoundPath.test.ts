/** @jest-environment node */
import type { CreatePageArgs } from "gatsby";
import { correctNotFoundPath } from "./notFoundPath";

function run(page: { path: string; matchPath?: string; context?: object }) {
  const actions = { deletePage: jest.fn(), createPage: jest.fn() };
  correctNotFoundPath({ page: { context: {}, ...page }, actions } as unknown as CreatePageArgs);
  return actions;
}

test.each(["/ar/404/", "/ar/404.html"])("answers for all of its language's paths: %s", (path) => {
  const page = { path, matchPath: "/ar/ar/*", context: { language: "ar" } };
  const { deletePage, createPage } = run(page);
  expect(deletePage).toHaveBeenCalledWith(page);
  const context = { language: "ar", isCorrected: true };
  expect(createPage).toHaveBeenCalledWith({ ...page, matchPath: "/ar/*", context });
});

test.each([
  ["the corrected page", { path: "/ar/404/", matchPath: "/ar/*", context: { isCorrected: true } }],
  ["a not-found page without a matchPath", { path: "/ar/404.html" }],
  ["the default language's", { path: "/404.html", matchPath: "/*" }],
  ["another page", { path: "/ar/about/", matchPath: "/ar/ar/about/*" }],
  ["a page whose name only ends like it", { path: "/ar/about-404/", matchPath: "/ar/ar/*" }],
])("leaves alone %s", (_reason, page) => {
  const { deletePage, createPage } = run(page);
  expect(deletePage).not.toHaveBeenCalled();
  expect(createPage).not.toHaveBeenCalled();
});

test("stops the build where the plugin gives the page another matchPath", () => {
  expect(() => run({ path: "/ar/404/", matchPath: "/ar/*" })).toThrow(
    "src/gatsby/patches/notFoundPath.ts no longer fits gatsby-plugin-react-i18next",
  );
});
