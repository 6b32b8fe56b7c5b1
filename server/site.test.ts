/** @jest-environment node */
import { EventEmitter, once } from "node:events";
import { renameSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { temporaryFolder } from "../testing/temporaryFolder";
import { createSite } from "./site";
import { files, openTestSite, type TestSite } from "./testing/testSite";

let site: TestSite;
const reported: unknown[] = [];

beforeAll(async () => {
  site = await openTestSite({
    report: (error) => reported.push(error),
    contact: {
      handle: ({ method, headers }) =>
        headers["x-broken"] === undefined
          ? Promise.resolve({ status: 200, headers: {}, body: method })
          : Promise.reject(new Error("broken on purpose")),
    },
  });
});
afterAll(() => site.close());

describe("files", () => {
  it.each([
    ["/", "text/html; charset=utf-8", "no-cache", "/index.html"],
    ["/about/", "text/html; charset=utf-8", "no-cache", "/about/index.html"],
    ["/about/?lang=ar", "text/html; charset=utf-8", "no-cache", "/about/index.html"],
    ["/ar/", "text/html; charset=utf-8", "no-cache", "/ar/index.html"],
    ["/page-data/index/page-data.json", "application/json; charset=utf-8", "no-cache"],
    ["/robots.txt", "text/plain; charset=utf-8", "no-cache"],
    ["/favicon.ico", "image/vnd.microsoft.icon", "public, max-age=86400"],
    ["/favicon.svg", "image/svg+xml", "public, max-age=86400"],
    ["/static/0a1b/photo.avif", "image/avif", "public, max-age=31536000, immutable"],
    [
      "/app-0123456789abcdef0123.js",
      "text/javascript; charset=utf-8",
      "public, max-age=31536000, immutable",
    ],
    ["/.well-known/security.txt", "text/plain; charset=utf-8", "no-cache"],
  ])("serves %s", async (path, type, cache, file = path) => {
    const { status, headers, body } = await site.ask(path);
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe(type);
    expect(headers["cache-control"]).toBe(cache);
    expect(body.toString()).toBe(files[file as keyof typeof files]);
  });

  it("sends the precompressed form that the client takes", async () => {
    const ask = (codings: string) =>
      site.ask("/about/", { headers: { "accept-encoding": codings } });
    const brotli = await ask("gzip, deflate, br");
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(brotli.headers.vary).toBe("Accept-Encoding");
    expect(brotliDecompressSync(brotli.body).toString()).toBe(files["/about/index.html"]);
    const gzip = await ask("gzip, br;q=0");
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(gzip.body).toString()).toBe(files["/about/index.html"]);
    expect((await ask("identity")).headers["content-encoding"]).toBeUndefined();
    const chosen = async (codings: string) => (await ask(codings)).headers["content-encoding"];
    expect(await chosen("GZIP;q=1.0, BR;q=0")).toBe("gzip");
    expect(await chosen("gzip;q=0.5 , br;q=0.9")).toBe("br");
    expect(await chosen("br;q=0.1, gzip;q=0.9")).toBe("gzip");
    expect(await chosen("*")).toBe("br");
    expect(await chosen("*;q=0")).toBeUndefined();
    expect(await chosen("")).toBeUndefined();
  });

  it("answers 304 to a client that has the file, and 200 to one that has another", async () => {
    const { headers } = await site.ask("/");
    const etag = headers.etag ?? "";
    const same = await site.ask("/", { headers: { "if-none-match": etag } });
    expect(same.status).toBe(304);
    expect(same.headers).toMatchObject({
      etag,
      vary: "Accept-Encoding",
      "cache-control": "no-cache",
    });
    const other = await site.ask("/", { headers: { "if-none-match": '"other"' } });
    expect(other.status).toBe(200);
    expect(other.headers.etag).toBe(etag);
    const missing = await site.ask("/nowhere/", { headers: { "if-none-match": '"other"' } });
    expect(missing.headers.etag).toBeUndefined();
  });

  it("answers HEAD like GET, without the body", async () => {
    const { status, headers, body } = await site.ask("/", { method: "HEAD" });
    expect(status).toBe(200);
    expect(headers["content-length"]).toBe(String(files["/index.html"].length));
    expect(body).toHaveLength(0);
  });

  it("sends ranges, and the whole file for those of another kind", async () => {
    const ask = (range: string) => site.ask("/static/0a1b/photo.avif", { headers: { range } });
    const part = await ask("bytes=2-5");
    expect(part.status).toBe(206);
    expect(part.headers["content-range"]).toBe("bytes 2-5/10");
    expect(part.body.toString()).toBe("2345");
    expect((await ask("bytes=-3")).body.toString()).toBe("789");
    expect((await ask("bytes=0-0")).body.toString()).toBe("0");
    for (const range of ["bytes=20-", "bytes=9-2"]) {
      const { status, headers, body } = await ask(range);
      expect([status, headers["content-range"], body.length]).toEqual([416, "bytes */10", 0]);
    }
    for (const range of ["lines=1-2", "bytes=0-1,4-5"]) {
      const { status, body } = await ask(range);
      expect([status, body.toString()]).toEqual([200, "0123456789"]);
    }
  });

  it("sends a part of the version that the client has, or the whole of another", async () => {
    const path = "/static/0a1b/photo.avif";
    const date = (await site.ask(path)).headers["last-modified"] ?? "";
    const ask = (version: string) =>
      site.ask(path, { headers: { range: "bytes=0-1", "if-range": version } });
    expect((await ask(date)).status).toBe(206);
    expect((await ask('"other"')).status).toBe(200);
  });

  it("serves a new build without a restart", async () => {
    writeFileSync(join(site.root, "new.txt"), "first");
    expect((await site.ask("/new.txt")).body.toString()).toBe("first");
    writeFileSync(join(site.root, "next.txt"), "a longer second");
    renameSync(join(site.root, "next.txt"), join(site.root, "new.txt"));
    expect((await site.ask("/new.txt")).body.toString()).toBe("a longer second");
  });

  it("knows the old addresses of a new build without a restart", async () => {
    const list = join(site.root, "redirects.json");
    expect((await site.ask("/newer/")).status).toBe(404);
    const added = [
      ...(JSON.parse(files["/redirects.json"]) as object[]),
      { from: "/newer", to: "/" },
    ];
    writeFileSync(join(site.root, "next.json"), JSON.stringify(added));
    renameSync(join(site.root, "next.json"), list);
    expect((await site.ask("/newer")).headers.location).toBe("/");
  });
});

// Only Linux has a file that can be opened and not be read.
const itOnLinux = process.platform === "linux" ? it : it.skip;

itOnLinux("reports a file that cannot be read and goes on", async () => {
  symlinkSync("/proc/self/mem", join(site.root, "unreadable.bin"));
  await site.ask("/unreadable.bin").catch((error: unknown) => error);
  expect(reported).toContainEqual(expect.objectContaining({ code: "EIO" }));
  expect((await site.ask("/")).status).toBe(200);
});

describe("what is not there", () => {
  it.each([
    "/nowhere",
    "/nowhere/",
    "/empty",
    "/empty/",
    "/.env",
    "/%2eenv",
    "/.host/nginx-maps.conf",
    "/webpack.stats.json",
    "/redirects.json",
    "/app-0123456789abcdef0123.js.map",
    "/404.html",
    "/404/",
    "/404",
    "/../package.json",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/..%2f..%2fetc%2fpasswd",
    `/${"a".repeat(5000)}`,
  ])("answers %s with the not-found page", async (path) => {
    const { status, headers, body } = await site.ask(path);
    expect(status).toBe(404);
    expect(headers.location).toBeUndefined();
    expect(headers["cache-control"]).toBe("no-cache");
    expect(body.toString()).toBe(files["/404.html"]);
  });

  it.each(["/ar/nowhere/", "/ar/404.html", "/ar/.env"])("speaks Arabic at %s", async (path) => {
    const { status, body } = await site.ask(path);
    expect(status).toBe(404);
    expect(body.toString()).toBe(files["/ar/404.html"]);
  });

  it("compresses it too", async () => {
    const options = { headers: { "accept-encoding": "br" } };
    const { status, headers, body } = await site.ask("/ar/nowhere/", options);
    expect([status, headers["content-encoding"]]).toEqual([404, "br"]);
    expect(brotliDecompressSync(body).toString()).toBe(files["/ar/404.html"]);
  });

  it("finds nothing at bytes that are no text", async () => {
    expect((await site.ask("/%ff")).status).toBe(404);
  });

  it.each(["/%", "/%E0%A4%A/", "/a%00"])("answers the malformed %s with 400", async (path) => {
    const { status, body } = await site.ask(path);
    expect(status).toBe(400);
    expect(body.toString()).toBe(files["/404.html"]);
  });
});

describe("redirects", () => {
  it.each([
    ["/services/erp", "/services/erp-system/"],
    ["/services/erp/", "/services/erp-system/"],
    ["/ar/services/erp?a=1&b=%20", "/ar/services/erp-system/?a=1&b=%20"],
    ["/about", "/about/"],
    ["/about?lang=ar", "/about/?lang=ar"],
    ["/ar", "/ar/"],
    ["http://evil.example/about", "/about/"],
    ["/About_Us.html", "/about/"],
    ["/About_Us.html/?a=b", "/about/?a=b"],
    ["/About/", "/about/"],
    ["/Team", "/about/"],
    ["/team/", "/"],
    ["/%D8%AE%D8%AF%D9%85%D8%A7%D8%AA%D9%86%D8%A7/?x=%D9%85", "/ar/?x=%D9%85"],
    ["/caf%C3%A9", "/about/"],
    ["/cafe%CC%81/", "/about/"],
    ["/50%25%20off", "/about/"],
    ["/index.php?page=3", "/?page=3"],
  ])("moves %s to %s", async (path, location) => {
    const { status, headers } = await site.ask(path);
    expect(status).toBe(301);
    expect(headers.location).toBe(location);
  });

  it.each([
    ["/AR/", "/ar/"],
    ["/ar%2F", "/ar/"],
    ["/ar%2f?x=%2F", "/ar/?x=%2F"],
    ["/Services/ERP/", "/services/erp-system/"],

    ["//about", "/about/"],
    ["/ar//", "/ar/"],
    ["/about//?a=//b", "/about/?a=//b"],
    ["/index.html", "/"],
    ["/about/index.html", "/about/"],
    ["/about/INDEX.html/", "/about/"],
    ["/about/%E2%80%8F", "/about/"],
    ["/ar/%D8%8C", "/ar/"],
    ["/ar%D8%8C/", "/ar/"],
    ["/about/%EF%BB%BF", "/about/"],
    ["/about/).", "/about/"],
    ["/about/%22%3E", "/about/"],
    ["/about/%C2%BB%D8%9F", "/about/"],
    ["/about&", undefined],
    ["/about/x)", undefined],
    ["/abou", undefined],
    ["/404/)", undefined],
    ["/ABOUT/", "/about/"],
    ["/TEAM/", undefined],
    ["/about_us.HTML)", "/about/"],
    ["/%2eenv)", undefined],
  ])("takes %s for %s", async (path, location) => {
    const { status, headers } = await site.ask(path);
    expect([status, headers.location]).toEqual([location === undefined ? 404 : 301, location]);
  });

  it.each([
    "//evil.example",
    "//evil.example/..",
    "//evil.example/%2e%2e",
    "/%2Fevil.example/about",
    "/\\evil.example",
    "/%5Cevil.example/..",
    "//evil.example/about/",
    "/about//evil.example",
    "/about/%2F%2Fevil.example)",
    "/ar//evil.example",
  ])("never leads %s to another host", async (path) => {
    const { status, headers } = await site.ask(path);
    expect(status).toBe(404);
    expect(headers.location).toBeUndefined();
  });
});

describe("methods and routes", () => {
  it.each(["POST", "PUT", "DELETE", "OPTIONS"])("refuses %s", async (method) => {
    const { status, headers } = await site.ask("/", { method });
    expect(status).toBe(405);
    expect(headers.allow).toBe("GET, HEAD");
  });

  it("hands every method of a route's path to it", async () => {
    for (const method of ["GET", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"]) {
      const { body } = await site.ask("/api/contact?x=1", { method });
      expect(body.toString()).toBe(method);
    }
    expect((await site.ask("/api/contact/more", { method: "POST" })).status).toBe(405);
  });

  it("reports a failing route and goes on", async () => {
    const { status, body } = await site.ask("/api/contact", { headers: { "x-broken": "1" } });
    expect(status).toBe(500);
    expect(body.toString()).not.toContain("on purpose");
    expect(reported).toContainEqual(new Error("broken on purpose"));
    expect((await site.ask("/")).status).toBe(200);
  });
});

it("gives slow clients a limited time", () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout } = site.server.server;
  expect([headersTimeout, requestTimeout, keepAliveTimeout]).toEqual([65_000, 70_000, 910_000]);
});

describe("stopping", () => {
  it("finishes the answer under way", async () => {
    const answers = new EventEmitter();
    const own = await openTestSite({
      contact: {
        handle: async () => {
          answers.emit("asked");
          await once(answers, "answer");
          return { status: 200, headers: {}, body: "done" };
        },
      },
    });
    const asked = once(answers, "asked");
    const answer = own.ask("/api/contact");
    await asked;
    const stopped = own.server.close();
    await expect(own.ask("/")).rejects.toThrow(/ECONN(?:REFUSED|RESET)/);
    answers.emit("answer");
    expect((await answer).body.toString()).toBe("done");
    await stopped;
  });
});

describe("security", () => {
  it.each(["/", "/nowhere/", "/about", "/%", "/api/contact"])(
    "sets headers on %s",
    async (path) => {
      const { headers } = await site.ask(path);
      expect(headers).toMatchObject({
        "content-security-policy": "frame-ancestors 'none'",
        "cross-origin-opener-policy": "same-origin",
        "referrer-policy": "strict-origin-when-cross-origin",
        "x-content-type-options": "nosniff",
      });
      expect(headers["permissions-policy"]).toContain("camera=()");
      expect(headers["strict-transport-security"]).toBeUndefined();
    },
  );

  it("asks for https where the site is reached by it", async () => {
    const secure = await openTestSite({ https: true });
    const { headers } = await secure.ask("/");
    await secure.close();
    expect(headers["strict-transport-security"]).toBe("max-age=31536000");
  });
});

it("does not start on a folder without a site", () => {
  const root = temporaryFolder("no-site");
  expect(() => createSite({ root })).toThrow("redirects.json");
});

describe("a site in a folder of its host", () => {
  let below: TestSite;
  beforeAll(async () => {
    below = await openTestSite({
      pathPrefix: "/site",
      contact: { handle: () => Promise.resolve({ status: 200, headers: {}, body: "echo" }) },
    });
  });
  afterAll(() => below.close());

  it("has nothing outside of its folder, for any method", async () => {
    for (const method of ["GET", "POST", "DELETE"]) {
      const headers = { "content-type": "application/octet-stream" };
      expect((await below.ask("/api/contact", { method, headers })).status).toBe(404);
    }
  });

  it.each([
    ["/site/", files["/index.html"]],
    ["/site/about/", files["/about/index.html"]],
    ["/site/static/0a1b/photo.avif", files["/static/0a1b/photo.avif"]],
    ["/site/api/contact", "echo"],
  ])("answers %s", async (path, expected) => {
    const { status, body } = await below.ask(path);
    expect([status, body.toString()]).toEqual([200, expected]);
  });

  it.each([
    ["/", "/site/"],
    ["/site", "/site/"],
    ["/site?lang=ar", "/site/?lang=ar"],
    ["/site/about", "/site/about/"],
    ["/site/services/erp?a=1", "/site/services/erp-system/?a=1"],
    ["/site/ar/services/erp/", "/site/ar/services/erp-system/"],
  ])("leads from %s to %s", async (path, location) => {
    const { status, headers } = await below.ask(path);
    expect([status, headers.location]).toEqual([301, location]);
  });

  it.each([
    ["/about/", "/404.html"],
    ["/api/contact", "/404.html"],
    ["/sites/", "/404.html"],
    ["/site/nowhere/", "/404.html"],
    ["/site/ar/nowhere/", "/ar/404.html"],
    ["/site//evil.example/", "/404.html"],
  ] as const)("knows nothing at %s", async (path, page) => {
    const { status, body } = await below.ask(path);
    expect([status, body.toString()]).toEqual([404, files[page]]);
  });
});
