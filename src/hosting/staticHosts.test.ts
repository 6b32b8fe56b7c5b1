/** @jest-environment node */
import { cacheRules } from "./headerRules";
import { headerPaths, headersFile, redirectsFile } from "./staticHosts";

const hash = "0123456789abcdef0123";
const [hashed, , day] = cacheRules;

describe("headerPaths", () => {
  it("names a folder or the files of pages where all of it follows the rule", () => {
    const pages = [`/component---a-${hash}.js`, `/component---b.${hash}.css`];
    const paths = [
      "/static/1/a.avif",
      "/static/b.css",
      `/app.${hash}.css`,
      ...pages,
      "/index.html",
    ];
    expect(headerPaths(hashed, paths)).toEqual([`/app.${hash}.css`, "/component---*", "/static/*"]);
    expect(headerPaths(day, ["/icons/a.png", "/icons/b.png", "/favicon.ico"])).toEqual([
      "/favicon.ico",
      "/icons/*",
    ]);
  });

  it("names single files where others differ", () => {
    const paths = [`/component---a-${hash}.js`, "/component---a.js.LICENSE.txt"];
    paths.push("/icons/a.png", "/icons/index.html");
    expect(headerPaths(hashed, paths)).toEqual([`/component---a-${hash}.js`]);
    expect(headerPaths(day, paths)).toEqual(["/icons/a.png"]);
  });
});

describe("headersFile", () => {
  it("sets security for all, and caching where it differs from the hosts' default", () => {
    const file = headersFile([`/app-${hash}.js`, "/index.html"], { https: true });
    expect(file).toMatch(/^\/\*\n {2}X-Content-Type-Options: nosniff\n/);
    expect(file).toContain("  Strict-Transport-Security: max-age=31536000\n");
    expect(file).toContain(
      `\n/app-${hash}.js\n  Cache-Control: public, max-age=31536000, immutable\n`,
    );
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

describe("redirectsFile", () => {
  const linesOf = (from: string, to = "/about/") =>
    redirectsFile([{ from, to }], "")
      .split("\n")
      .filter((line) => / 301!?$/.test(line));

  it("has both forms of an old address, for either host", () => {
    expect(linesOf("/old.html")).toEqual([
      ...["/old.html /about/ 301!", "/old.html/ /about/ 301!"],
      ...["/old.html /about/ 301", "/old.html/ /about/ 301"],
    ]);
  });

  it.each([
    ["/خدمات", "/%D8%AE%D8%AF%D9%85%D8%A7%D8%AA"],
    ["/our work", "/our%20work"],
    ["/50%", "/50%25"],
    ["/a?b#c", "/a%3Fb%23c"],
    ["/:id/*", "/%3Aid/%2A"],
  ])("writes %s so that nothing in it means something else", (from, written) => {
    expect(linesOf(from)).toContain(`${written} /about/ 301`);
  });

  it("forces none that differs from its page by case alone", () => {
    expect(linesOf("/About")).toEqual(["/About /about/ 301", "/About/ /about/ 301"]);
  });
});
