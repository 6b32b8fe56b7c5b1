/** @jest-environment node */
import { isNotFoundPage, notFoundPageFor } from "./notFoundPages";

describe("notFoundPageFor", () => {
  it.each([
    ["/nowhere/", "/404.html"],
    ["/ar", "/ar/404.html"],
    ["/ar/nowhere", "/ar/404.html"],
    ["/arena/", "/404.html"],
  ])("answers %s with %s", (path, page) => {
    expect(notFoundPageFor(path)).toBe(page);
  });
});

describe("isNotFoundPage", () => {
  it.each(["/404", "/404.html", "/404/", "/404/index.html", "/ar/404.html", "/ar/404/"])(
    "knows %s",
    (path) => {
      expect(isNotFoundPage(path)).toBe(true);
    },
  );

  it.each(["/", "/4040/", "/page-data/404.html/page-data.json"])("leaves %s alone", (path) => {
    expect(isNotFoundPage(path)).toBe(false);
  });
});
