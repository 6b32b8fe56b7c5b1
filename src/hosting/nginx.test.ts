/** @jest-environment node */
import { cacheRules } from "./headerRules";
import { nginxMaps } from "./nginx";

const hash = "0123456789abcdef0123";

describe("nginxMaps", () => {
  it("holds every rule and the not-found page of every language", () => {
    for (const { pattern, value } of cacheRules) {
      expect(nginxMaps()).toContain(`"~${pattern.source}" "${value}";`);
    }
    expect(nginxMaps()).toContain("default /404.html;");
    expect(nginxMaps()).toContain("/ar/404.html;");
  });

  it("speaks of the folder that a site is deployed in", () => {
    const lines = nginxMaps("/site-2.0").split("\n");
    const valueOf = (value: string, path: string) =>
      lines.some((line) => {
        const [, source, found] = /^ {2}"~([^*].*)" "?([^"]*?)"?;$/.exec(line) ?? [];
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
    const pages = new Map([["/about", "/about/"]]);
    expect(nginxMaps("/site-2.0", pages)).toContain(
      String.raw`"~*^\x2fsite\x2d2\x2e0\x2fabout\x2f$" "/site-2.0/about/";`,
    );
  });
});
