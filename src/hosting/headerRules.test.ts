/** @jest-environment node */
import { cacheRuleFor, securityHeaders } from "./headerRules";
import { isHidden } from "./hiddenPaths";

describe("cacheRuleFor", () => {
  it.each([
    ["/app-01234567.js", "hashed"],
    ["/styles.01234567.css", "hashed"],
    ["/static/0a1b/photo.avif", "hashed"],
    ["/", "revalidated"],
    ["/about/", "revalidated"],
    ["/about", "revalidated"],
    ["/static/", "revalidated"],
    ["/about/index.html", "revalidated"],
    ["/page-data/index/page-data.json", "revalidated"],
    ["/page-data/sq/d/3649515864.json", "revalidated"],
    ["/sitemap-index.xml", "revalidated"],
    ["/manifest.webmanifest", "revalidated"],
    ["/worker.js", "revalidated"],
    ["/app-0123456.js", "revalidated"],
    ["/favicon.svg", "day"],
    ["/fonts/cairo.woff2", "day"],
  ])("keeps %s as %s", (path, name) => {
    expect(cacheRuleFor(path).name).toBe(name);
  });
});

describe("securityHeaders", () => {
  it("asks for https only where the site is reached by it", () => {
    expect(securityHeaders({ https: false })).not.toHaveProperty("Strict-Transport-Security");
    expect(securityHeaders({ https: true })).toHaveProperty("Strict-Transport-Security");
  });

  it("forbids frames, which a page cannot do itself", () => {
    const policy = securityHeaders({ https: false })["Content-Security-Policy"];
    expect(policy).toBe("frame-ancestors 'none'");
  });
});

describe("isHidden", () => {
  it.each([
    "/.env",
    "/.host/nginx-maps.conf",
    "/about/.git/config",
    "/app-0123456789abcdef0123.js.map",
    "/webpack.stats.json",
    "/chunk-map.json",
    "/redirects.json",
    "/redirects.json.br",
    "/_redirects",
    "/_headers",
    "/_gatsby/slices/footer-1.html",
  ])("hides %s", (path) => {
    expect(isHidden(path)).toBe(true);
  });

  it.each([
    "/",
    "/about/",
    "/page-data/app-data.json",
    "/.well-known/security.txt",
    "/site.mapping/",
    "/services/redirects.json",
  ])("shows %s", (path) => {
    expect(isHidden(path)).toBe(false);
  });
});
