/** @jest-environment node */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { languageCodes, languages } from "../../i18n/languages";
import { manifestPath } from "../../i18n/paths";
import { writeManifests } from "./manifests";
import { inEachLanguage } from "../../../testing/inEachLanguage";

const root = mkdtempSync(join(tmpdir(), "site-files-"));
afterAll(() => rmSync(root, { recursive: true }));

const words = inEachLanguage({
  en: { brand: "FTS", title: "Software", description: "We build software." },
  ar: { brand: "FTS", title: "برمجيات", description: "نبني البرمجيات." },
});

const manifestOf = (language: (typeof languageCodes)[number]) =>
  JSON.parse(readFileSync(join(root, manifestPath(language)), "utf8")) as {
    start_url: string;
    scope: string;
    icons: { src: string; sizes: string; purpose: string }[];
  };

describe.each(["", "/site"])("the web manifests of a site in %p", (pathPrefix) => {
  beforeAll(() => writeManifests(root, words, pathPrefix));

  test.each(languageCodes)("%s speaks its language and opens its own home page", (language) => {
    const { pathPrefix: own, dir, hrefLang } = languages[language];
    expect(manifestOf(language)).toMatchObject({
      name: `FTS | ${words[language].title}`,
      short_name: "FTS",
      description: words[language].description,
      lang: hrefLang,
      dir,
      start_url: `${pathPrefix}${own}/`,
      scope: `${pathPrefix}/`,
    });
  });

  test("name icons that are there, one of them for masks", () => {
    const { icons } = manifestOf("en");
    const file = (src: string) => join("static", src.slice(pathPrefix.length));
    expect(icons.filter(({ src }) => !existsSync(file(src)))).toEqual([]);
    expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
    expect(icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
  });
});
