/** @jest-environment node */
import { languageCodes } from "./languages";
import {
  absoluteUrl,
  alternates,
  languageAliases,
  languageOfPath,
  localizePath,
  routeOfPath,
  switchLanguage,
} from "./paths";

const siteUrl = "https://fts.example";

/** Route, English path, Arabic path. */
const pages = [
  ["/", "/", "/ar/"],
  ["/about/", "/about/", "/ar/about/"],
  ["/services/erp-system/", "/services/erp-system/", "/ar/services/erp-system/"],
  ["/404.html", "/404.html", "/ar/404.html"],
] as const;

describe.each(pages)("the route %s", (route, english, arabic) => {
  test("has one path per language", () => {
    expect(localizePath(route, "en")).toBe(english);
    expect(localizePath(route, "ar")).toBe(arabic);
  });

  test("comes back from each of its paths", () => {
    for (const path of [english, arabic]) expect(routeOfPath(path)).toBe(route);
    expect(languageOfPath(english)).toBe("en");
    expect(languageOfPath(arabic)).toBe("ar");
  });

  test("is the same page in the other language, there and back", () => {
    expect(switchLanguage(english, "ar")).toBe(arabic);
    expect(switchLanguage(arabic, "en")).toBe(english);
  });

  test("stays where it is in its own language", () => {
    expect(switchLanguage(english, "en")).toBe(english);
    expect(switchLanguage(arabic, "ar")).toBe(arabic);
  });
});

describe("the language of a path", () => {
  test.each(["/ar", "/ar/", "/ar/about/", "/ar/ar/"])("%s is Arabic", (path) => {
    expect(languageOfPath(path)).toBe("ar");
  });

  test.each(["/", "", "/about/", "/arabic/", "/ar-eg/", "/ar.html", "/about/ar/", "/AR/", "//ar/"])(
    "%p is the default language's",
    (path) => {
      expect(languageOfPath(path)).toBe("en");
      expect(routeOfPath(path)).toBe(path || "/");
    },
  );
});

test("the prefix alone is the home page", () => {
  expect(routeOfPath("/ar")).toBe("/");
  expect(switchLanguage("/ar", "en")).toBe("/");
});

test("only the first prefix is the language", () => {
  expect(routeOfPath("/ar/ar/")).toBe("/ar/");
});

describe("alternates", () => {
  test("name every language and the default, as absolute addresses", () => {
    expect(alternates("/about/", siteUrl)).toEqual([
      { hrefLang: "en", href: "https://fts.example/about/" },
      { hrefLang: "ar", href: "https://fts.example/ar/about/" },
      { hrefLang: "x-default", href: "https://fts.example/about/" },
    ]);
  });

  test("are the same from each language's page, which makes them reciprocal", () => {
    const [first, ...others] = languageCodes.map((code) =>
      alternates(routeOfPath(localizePath("/services/", code)), siteUrl),
    );
    for (const other of others) expect(other).toEqual(first);
  });

  test("keep the path prefix of a deployment", () => {
    expect(alternates("/", `${siteUrl}/preview`).map(({ href }) => href)).toEqual([
      "https://fts.example/preview/",
      "https://fts.example/preview/ar/",
      "https://fts.example/preview/",
    ]);
  });
});

test("the alias of a page names its other languages, never its own", () => {
  expect(languageAliases("/about/", siteUrl)).toEqual(["https://fts.example/about/?lang=ar"]);
  expect(languageAliases("/ar/about/", siteUrl)).toEqual(["https://fts.example/ar/about/?lang=en"]);
});

test("an absolute address is the origin and the path", () => {
  expect(absoluteUrl("/ar/", siteUrl)).toBe("https://fts.example/ar/");
});
