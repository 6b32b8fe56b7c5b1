/** @jest-environment node */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { languageCodes } from "../../i18n/languages";
import { localizePath } from "../../i18n/paths";
import { redirectPage } from "./redirectPage";
import { writeRedirects } from "./redirects";
import { inEachLanguage } from "../../../testing/inEachLanguage";

const redirects = [{ from: "/services/erp/", to: "/services/erp-system/" }];
const pagePaths = new Set(
  languageCodes.flatMap((code) =>
    ["/", "/services/erp-system/"].map((route) => localizePath(route, code)),
  ),
);
const words = inEachLanguage({
  en: { title: "Moved", sentence: "This page has moved.", link: "Open the page" },
  ar: { title: "انتقلت الصفحة", sentence: "انتقلت هذه الصفحة.", link: "افتح الصفحة" },
});

describe("redirectPage", () => {
  const page = redirectPage({
    language: "ar",
    to: "/ar/services/erp-system/",
    siteUrl: "https://fts.example",
    pathPrefix: "",
    words: { ...words.ar, sentence: 'A < B & "C"' },
  });

  it("sends on at once, without a script and without being indexed", () => {
    expect(page).toContain('http-equiv="refresh" content="0; url=/ar/services/erp-system/"');
    expect(page).toContain('href="https://fts.example/ar/services/erp-system/"');
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).not.toContain("<script");
  });

  it("speaks the language of its path", () => {
    expect(page).toContain('<html lang="ar" dir="rtl">');
    expect(page).toContain('<a href="/ar/services/erp-system/">افتح الصفحة</a>');
  });

  it("escapes its words", () => {
    expect(page).toContain("A &lt; B &amp; &quot;C&quot;");
  });
});

describe("writeRedirects", () => {
  const root = mkdtempSync(join(tmpdir(), "redirects-"));
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const write = (list: typeof redirects, pathPrefix = "") =>
    writeRedirects({
      root,
      redirects: list,
      pagePaths,
      siteUrl: `https://fts.example${pathPrefix}`,
      pathPrefix,
      words,
    });
  beforeAll(() => write(redirects));
  afterAll(() => rmSync(root, { recursive: true }));

  it("writes a page per language", () => {
    expect(read("services/erp/index.html")).toContain("This page has moved.");
    expect(read("ar/services/erp/index.html")).toContain("انتقلت هذه الصفحة.");
  });

  it("writes both slash forms for every kind of host", () => {
    const lines = read("_redirects").split("\n");
    expect(lines).toContain("/ar/services/erp /ar/services/erp-system/ 301");
    expect(lines).toContain("/ar/services/erp/ /ar/services/erp-system/ 301");
    expect(lines).toContain("/services/erp /services/erp-system/ 301!");
    expect(lines).toContain("/ar/* /ar/404.html 404");
    expect(read(".host/nginx-redirects.map")).toContain(
      String.raw`"~^\x2fservices\x2ferp$" "/services/erp-system/";
"~^\x2fservices\x2ferp\x2f$" "/services/erp-system/";`,
    );
    expect(JSON.parse(read("redirects.json"))).toContainEqual({
      from: "/services/erp",
      to: "/services/erp-system/",
      page: "/services/erp/index.html",
    });
  });

  it("leads to and from the folder a site is deployed in", async () => {
    await write(redirects, "/site");
    const page = read("services/erp/index.html");
    expect(page).toContain('url=/site/services/erp-system/"');
    expect(page).toContain('<a href="/site/services/erp-system/">');
    expect(page).toContain('href="https://fts.example/site/services/erp-system/"');
    const lines = read("_redirects").split("\n");
    expect(lines).toContain("/site/ar/services/erp /site/ar/services/erp-system/ 301");
    expect(lines).toContain("/site/ar/* /site/ar/404.html 404");
    expect(read(".host/nginx-redirects.map")).toContain(
      String.raw`"~^\x2fsite\x2fservices\x2ferp$" "/site/services/erp-system/";`,
    );
    // Our server takes the prefix off before it looks here.
    expect(JSON.parse(read("redirects.json"))).toContainEqual(
      expect.objectContaining({ from: "/services/erp" }),
    );
  });

  it("removes the pages of redirects that exist no more", async () => {
    await write([]);
    expect(existsSync(join(root, "services/erp/index.html"))).toBe(false);
    expect(existsSync(join(root, "ar/services/erp/index.html"))).toBe(false);
  });
});
