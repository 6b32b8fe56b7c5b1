/** @jest-environment node */
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { request, type OutgoingHttpHeaders } from "node:http";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { startServer, type TestServer } from "../../../server/testing/testServer";
import { files } from "../../../server/testing/testSite";
import { writeHostFiles } from "../../../src/hosting/build/hostFiles";
import { nginxRedirects } from "../../../src/hosting/nginx";
import type { Redirect } from "../../../src/hosting/redirects";
import { temporaryFolder } from "../../../testing/temporaryFolder";
import { hasBrotli, hasNginx, startNginx } from "./nginx";
import type { Host } from "./startProgram";

// nginx with the rules of the build and the configuration of docs/deploy.md, beside our server.

// What differs and may: the page of a redirect; all but size and status of a range beyond the file,
// whose headers nginx sets twice; the charset of JSON, which has no other; `Vary`, with us of every
// file, in nginx of those that have a compressed form.

/** A small built site, some of it compressed. nginx reads it as another user where root starts it. */
async function makeProject(): Promise<string> {
  const folder = temporaryFolder("same-answers");
  chmodSync(folder, 0o755);
  const site = join(folder, "releases/current");
  const put = (path: string, data: string | Buffer) => {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), data);
  };
  for (const [path, text] of Object.entries(files)) put(path, text);
  for (const path of ["/index.html", "/about/index.html", "/app-0123456789abcdef0123.js"] as const)
    for (const [form, compress] of [["gz", gzipSync] as const, ["br", brotliCompressSync] as const])
      put(`${path}.${form}`, compress(files[path]));
  const redirects = JSON.parse(files["/redirects.json"]) as Redirect[];
  put("/.host/nginx-redirects.map", nginxRedirects(redirects, ""));
  await writeHostFiles(site, "https://fts.example", "");
  return folder;
}

const compared = [
  ...["location", "cache-control", "content-type", "content-encoding", "content-range"],
  ...["x-content-type-options", "referrer-policy", "permissions-policy", "content-security-policy"],
  ...["cross-origin-opener-policy", "strict-transport-security"],
];

/** Two names of one type; browsers know both. */
const sameTypes = new Map([
  ["application/javascript", "text/javascript"],
  ["application/json; charset=utf-8", "application/json"],
  ["image/x-icon", "image/vnd.microsoft.icon"],
]);

/** What is compared of these answers, without their bodies. */
const left: Record<number, string[]> = {
  301: compared.filter((name) => name !== "content-type"),
  416: ["content-range"],
};

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  body: string;
  validators: { etag?: string | undefined; "last-modified"?: string | undefined };
}

function ask(base: string, method: string, path: string, headers: OutgoingHttpHeaders = {}) {
  return new Promise<Answer>((resolve, reject) => {
    const { hostname, port } = new URL(base);
    const sent = request({ hostname, port, method, path, headers, agent: false });
    sent.once("error", reject).once("response", (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.once("error", reject).once("end", () => {
        const known: Record<string, unknown> = { ...response.headers };
        const type = response.headers["content-type"] ?? "";
        for (const [one, other] of sameTypes) {
          if (type.startsWith(one)) known["content-type"] = type.replace(one, other);
        }
        const status = response.statusCode ?? 0;
        const names = left[status] ?? compared;
        resolve({
          status,
          headers: Object.fromEntries(names.map((name) => [name, known[name] ?? ""])),
          body: status in left ? "" : Buffer.concat(parts).toString("base64"),
          validators: {
            etag: response.headers.etag,
            "last-modified": response.headers["last-modified"],
          },
        });
      });
    });
    sent.end();
  });
}

const script = "/app-0123456789abcdef0123.js";
const photo = "/static/0a1b/photo.avif";
const paths = [
  ...["/", "/about/", "/ar/", "/about/?lang=ar", "/about/index.html", "/%61bout/", "/?a=%20"],
  ...["/about", "/about?a=b", "/ar", "/ar?search=x"],
  ...["/services/erp", "/services/erp/", "/services/erp/?a=b&c=d", "/ar/services/erp/"],
  ...["/favicon.ico", "/favicon.svg", "/robots.txt", photo, script, `${script}?v=1`],
  ...["/page-data/index/page-data.json", "/.well-known/security.txt"],
  ...["/nowhere", "/nowhere/", "/ar/nowhere/", "/ar/no/where.js", "/static/nowhere.js", "/empty/"],
  ...["/.env", "/.host/nginx-maps.conf", "/.host/site.json", "/webpack.stats.json"],
  ...["/redirects.json", "/_headers", `${script}.map`],
  ...[
    "/AR/",
    "/Ar",
    "/ar%2F",
    "/ar%2f?x=%2F",
    "/about%2F?a=b",
    "/services%2FERP/",
    "/Services/erp",
  ],
  ...["//about", "//about/", "/about//", "/ar//?a=//b", "/index.html", "/about/INDEX.html/"],
  ...[
    "/about/%E2%80%8F",
    "/ar/%D8%8C",
    "/ar%D8%8C/",
    "/%D8%8C",
    "/about/%22%3E).",
    "/about/%C2%BB?x",
  ],
  ...[
    "/about&",
    "/about/x)",
    "/abou",
    "/About/x",
    "/Static/0a1b/photo.avif",
    "/favicon.svg.",
    "/about.",
  ],
  ...[
    "/About_Us.html",
    "/About_Us.html/?a=b",
    "/about_us.HTML)",
    "/Team",
    "/team/",
    "/TEAM/",
    "/index.php?p=3",
  ],
  ...["/%D8%AE%D8%AF%D9%85%D8%A7%D8%AA%D9%86%D8%A7/", "/caf%C3%A9", "/cafe%CC%81/", "/50%25%20off"],
  ...[`/${"long-".repeat(40)}`, `/${"Long-".repeat(40)})`],
  ...["//evil.example/", "/%2Fevil.example/about/", "/about/%2F%2Fevil.example)"],
];
/** What is asked for, with what nginx has a module for. */
const codings = ["gzip", ...(hasBrotli() ? ["br", "gzip, deflate, br"] : [])];
const endpoint = "/api/contact";
const json = { "content-type": "application/json" };
const requests: [method: string, path: string, headers?: OutgoingHttpHeaders][] = [
  ...paths.map((path): [string, string] => ["GET", path]),
  ...["/", "/about/", script, "/nowhere/", photo, "/services/erp/"].flatMap((path) =>
    codings.map((accepted): [string, string, OutgoingHttpHeaders] => {
      return ["GET", path, { "accept-encoding": accepted }];
    }),
  ),
  ...["GET", "HEAD", "PUT", "POST"].map((method): [string, string] => [method, endpoint]),
  ["POST", endpoint, json],
  ["POST", endpoint, { ...json, origin: "https://evil.example" }],
  ["POST", endpoint, { "content-type": "application/x-www-form-urlencoded" }],
  ...["/", script, "/nowhere/", "/about"].map((path): [string, string] => ["HEAD", path]),
  ...["bytes=0-1", "bytes=-3", "bytes=4-", "bytes=20-"].map(
    (range): [string, string, OutgoingHttpHeaders] => ["GET", photo, { range }],
  ),
];

let ours: TestServer;
let nginx: Host | undefined;
beforeAll(async () => {
  const folder = await makeProject();
  ours = await startServer(folder, {
    SITE_FOLDER: "releases/current",
    SITE_URL: "https://fts.example",
  });
  if (hasNginx()) nginx = await startNginx(join(folder, "releases/current"), ours.url);
});
afterAll(() => Promise.all([ours.kill(), nginx?.stop()]));

// Not run where nginx is not installed.
const withNginx = hasNginx() ? test : test.skip;

withNginx(`${requests.length} requests get one answer from both`, async () => {
  const told: [string, Answer][] = [];
  const expected: [string, Answer][] = [];
  for (const [method, path, headers] of requests) {
    const name = [method, path, JSON.stringify(headers ?? {})].join(" ");
    const whole = async (base: string) => {
      const { validators: _, ...answer } = await ask(base, method, path, headers);
      return [name, answer] as [string, Answer];
    };
    told.push(await whole(nginx!.url));
    expected.push(await whole(ours.url));
  }
  expect(requests.length).toBeGreaterThanOrEqual(40);
  expect(told).toEqual(expected);
});

withNginx("both answer 304 to who has a file already", async () => {
  for (const base of [ours.url, nginx!.url]) {
    const { etag, "last-modified": modified } = (await ask(base, "GET", "/about/")).validators;
    const asked = { "if-none-match": etag, "if-modified-since": modified };
    expect((await ask(base, "GET", "/about/", asked)).status).toBe(304);
  }
});
