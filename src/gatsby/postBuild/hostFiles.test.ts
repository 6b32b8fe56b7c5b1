/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cacheRules } from "./headerRules";
import { headerPaths, headersFile, nginxMaps, writeHostFiles } from "./hostFiles";

const hash = "0123456789abcdef0123";
const [hashed, , day] = cacheRules;

describe("headerPaths", () => {
  it("names a folder or an extension where all of it follows the rule", () => {
    const paths = ["/static/1/a.avif", `/app-${hash}.js`, `/b-${hash}.js`, "/index.html"];
    expect(headerPaths(hashed, paths)).toEqual(["/*.js", "/static/*"]);
    expect(headerPaths(day, ["/icons/a.png", "/icons/b.png", "/favicon.ico"])).toEqual([
      "/favicon.ico",
      "/icons/*",
    ]);
  });

  it("names single files where others differ", () => {
    const paths = [`/app-${hash}.js`, "/worker.js", "/icons/a.png", "/icons/index.html"];
    expect(headerPaths(hashed, paths)).toEqual([`/app-${hash}.js`]);
    expect(headerPaths(day, paths)).toEqual(["/icons/a.png"]);
  });
});

describe("headersFile", () => {
  it("sets security for all, and caching where it differs from the hosts' default", () => {
    const file = headersFile([`/app-${hash}.js`, "/index.html"], { https: true });
    expect(file).toMatch(/^\/\*\n {2}X-Content-Type-Options: nosniff\n/);
    expect(file).toContain("  Strict-Transport-Security: max-age=31536000\n");
    expect(file).toContain("\n/*.js\n  Cache-Control: public, max-age=31536000, immutable\n");
    expect(file).not.toContain("no-cache");
  });
});

describe("headersFile in a folder", () => {
  it("names the files as the host does", () => {
    const file = headersFile(["/favicon.svg"], { https: true, pathPrefix: "/site" });
    expect(file).toMatch(/^\/site\/\*\n/);
    expect(file).toContain("\n/site/favicon.svg\n");
  });
});

describe("nginxMaps", () => {
  it("holds every rule and the not-found page of every language", () => {
    for (const { pattern, value } of cacheRules) {
      expect(nginxMaps()).toContain(`"~${pattern.source}" "${value}";`);
    }
    expect(nginxMaps()).toContain("default /404.html;");
    expect(nginxMaps()).toContain("/ar/404.html;");
  });

  it("speaks of the folder that a site is deployed in", () => {
    const lines = nginxMaps({ pathPrefix: "/site-2.0" }).split("\n");
    const valueOf = (value: string, path: string) =>
      lines.some((line) => {
        const [, source, found] = /^ {2}"~(.*)" "?([^"]*?)"?;$/.exec(line) ?? [];
        return found === value && source !== undefined && new RegExp(source).test(path);
      });
    const [immutable] = cacheRules;
    expect(valueOf(immutable.value, `/site-2.0/app-${hash}.js`)).toBe(true);
    expect(valueOf(immutable.value, `/app-${hash}.js`)).toBe(false);
    expect(valueOf(immutable.value, "/site-2.0/static/1/a.avif")).toBe(true);
    expect(valueOf("1", "/site-2.0/redirects.json")).toBe(true);
    expect(valueOf("1", "/site-2.0/.host/nginx-maps.conf")).toBe(true);
    expect(valueOf("1", "/site-200/redirects.json")).toBe(false);
    expect(valueOf("/site-2.0/ar/404.html", "/site-2.0/ar/nowhere/")).toBe(true);
    expect(lines).toContain("  default /site-2.0/404.html;");
  });
});

describe("writeHostFiles", () => {
  const root = mkdtempSync(join(tmpdir(), "host-"));
  afterAll(() => rmSync(root, { recursive: true }));

  it.each([
    ["https://fts.example", true],
    ["http://localhost:8000", false],
  ])("asks for https on %s: %p", async (siteUrl, expected) => {
    writeFileSync(join(root, "favicon.svg"), "<svg/>");
    writeFileSync(join(root, "favicon.svg.br"), "compressed");
    await writeHostFiles(root, siteUrl, "");
    const headers = readFileSync(join(root, "_headers"), "utf8");
    const nginx = readFileSync(join(root, ".host/nginx-headers.conf"), "utf8");
    expect(headers.includes("Strict-Transport-Security")).toBe(expected);
    expect(nginx.includes("Strict-Transport-Security")).toBe(expected);
    expect(headers).toContain("/favicon.svg\n");
    expect(headers).not.toContain("/favicon.svg.br");
    expect(nginx).toContain('add_header Cache-Control "$cache_control" always;');
  });
});
