/** @jest-environment node */
import { cacheRules } from "./headerRules";
import { headerPaths, headersFile } from "./staticHosts";

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
