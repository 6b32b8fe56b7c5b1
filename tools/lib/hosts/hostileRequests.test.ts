/**
 * @jest-environment node
 *
 * Requests that mean harm, byte by byte, to our server and to nginx as docs/deploy.md sets it up,
 * with our server behind it for messages.
 * Whatever is asked: no server error, nothing from outside of the site or hidden in it, nothing
 * about the machine, no other host in `Location`, and no answer to what a request hides but 400.
 * (Slow senders are in contactRoute.test.ts: they take the seconds that the limits are.)
 */
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { startServer, type TestServer } from "../../../server/testing/testServer";
import { files } from "../../../server/testing/testSite";
import { writeHostFiles } from "../../../src/hosting/build/hostFiles";
import { temporaryFolder } from "../../../testing/temporaryFolder";
import { hasNginx, startNginx } from "./nginx";
import type { Host } from "./startProgram";

const secret = "OUTSIDE-OR-HIDDEN";

/** A small built site beside files that are nobody's business. */
async function makeProject(): Promise<string> {
  const folder = temporaryFolder("hostile");
  // nginx reads as another user where root has started it.
  chmodSync(folder, 0o755);
  const hidden = /^\/(?:\.(?!well-known)|webpack|redirects\.json)|\.map$/;
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const [path, text] of Object.entries(files)) put(`public${path}`, text);
  for (const path of Object.keys(files).filter((each) => hidden.test(each)))
    if (path !== "/redirects.json") put(`public${path}`, secret);
  for (const path of ["secret.txt", ".env", "public-old/index.html", "data/secret.txt"])
    put(path, secret);
  put("public/.host/nginx-redirects.map", '"/services/erp/" "/services/erp-system/";\n');
  put(".env", "");
  await writeHostFiles(join(folder, "public"), "http://localhost", "");
  return folder;
}

let folder: string;
let ours: TestServer;
let nginx: Host | undefined;
beforeAll(async () => {
  folder = await makeProject();
  ours = await startServer(folder, {
    CONTACT_RATE_LIMIT: "0",
    SITE_URL: "https://fts.example",
    TRUSTED_PROXIES: "loopback",
  });
  if (hasNginx()) nginx = await startNginx(join(folder, "public"), ours.url);
});
afterAll(async () => {
  await Promise.all([ours.kill(), nginx?.stop()]);
});

/**
 * Sends bytes as they are; resolves with all that comes back until nothing more does.
 * @param mayBeSilent does not wait for an answer as long as it takes
 */
function exchange(url: string, bytes: string | Buffer, mayBeSilent: boolean): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    let answer = "";
    const finish = () => {
      socket.destroy();
      resolve(answer);
    };
    if (mayBeSilent) socket.setTimeout(1500);
    socket.once("timeout", finish);
    socket.setEncoding("latin1");
    socket.on("data", (part: string) => {
      answer += part;
      socket.setTimeout(250);
    });
    socket.once("close", finish);
    // A server may hang up while the rest is still being sent.
    socket.once("error", (error: NodeJS.ErrnoException) =>
      ["ECONNRESET", "EPIPE"].includes(error.code ?? "") ? finish() : reject(error),
    );
    socket.write(bytes, "latin1");
  });
}

const get = (target: string, ...headers: string[]) =>
  [`GET ${target} HTTP/1.1`, "Host: fts.example", "Connection: close", ...headers, "", ""].join(
    "\r\n",
  );
const method = (name: string, target = "/", ...headers: string[]) =>
  get(target, ...headers).replace("GET", name);
const post = (body: string | Buffer, type = "application/json", ...headers: string[]) => {
  const length = `Content-Length: ${Buffer.byteLength(body)}`;
  const head = method("POST", "/api/contact", `Content-Type: ${type}`, length, ...headers);
  return Buffer.concat([Buffer.from(head), Buffer.from(body)]);
};
const message = (fields: object) =>
  post(JSON.stringify({ name: "A B", email: "a@fts.example", message: "Good day", ...fields }));
const second = "GET /second HTTP/1.1\r\nHost: fts.example\r\nConnection: close\r\n\r\n";

/** Answers by their status; `none` where the connection is closed without one. */
type Row = [name: string, request: string | Buffer, ours: RegExp, nginx?: RegExp];

const away = /^(400|404)$/;
const bad = /^400$/;
const rows: Row[] = [
  // Out of the site.
  ["parent folders", get("/../secret.txt"), away],
  ["many of them", get(`/${"../".repeat(40)}etc/passwd`), away],
  ["in the middle", get("/about/../../secret.txt"), away],
  ["percent-encoded points", get("/%2e%2e/secret.txt"), away],
  ["percent-encoded slashes", get("/..%2fsecret.txt"), away],
  ["all percent-encoded", get("/%2e%2e%2fsecret.txt"), away],
  ["encoded twice", get("/%252e%252e%252fsecret.txt"), away],
  ["encoded three times", get("/%25252e%25252e%25252fsecret.txt"), away],
  ["backslashes", get("/..\\secret.txt"), away],
  ["encoded backslashes", get("/..%5csecret.txt"), away],
  ["overlong UTF-8 points", get("/%c0%ae%c0%ae/secret.txt"), away],
  ["overlong UTF-8 slashes", get("/..%c0%afsecret.txt"), away],
  ["longer UTF-8", get("/%e0%80%ae%e0%80%ae/secret.txt"), away],
  ["UTF-16 points of IIS", get("/%u002e%u002e/secret.txt"), away],
  ["four points", get("/....//secret.txt"), away],
  ["points and semicolons", get("/..;/secret.txt"), away],
  ["a folder whose name begins alike", get("/../public-old/index.html"), away],
  ["an absolute path", get("//etc/passwd"), away],
  ["a file address", get("file:///etc/passwd"), away],
  ["a drive of Windows", get("/C:/Windows/win.ini"), away],
  ["a NUL", get("/index.html%00.txt"), away],
  ["a raw NUL", get("/index.html\0.txt"), bad],
  ["a NUL and parents", get("/%00/../../secret.txt"), away],
  ["no slash at its start", get("secret.txt"), away],
  ["half an escape", get("/%"), bad],
  ["an escape of no digits", get("/%zz/"), bad],
  // Hidden in the site.
  ["settings", get("/.env"), away],
  ["encoded settings", get("/%2eenv"), away],
  ["settings below a public folder", get("/.well-known/../.env"), away],
  ["the repository", get("/.git/config"), away],
  ["the host's rules", get("/.host/nginx-maps.conf"), away],
  ["a source map", get("/app-0123456789abcdef0123.js.map"), away],
  ["a source map in other case", get("/app-0123456789abcdef0123.js%2Emap"), away],
  ["statistics of the build", get("/webpack.stats.json"), away],
  ["the redirects' source", get("/redirects.json"), away],
  ["the messages", get("/data/messages.db"), away],
  // To another host.
  ["two slashes", get("//evil.example"), away],
  ["two slashes and a folder", get("//evil.example/about"), away],
  ["a backslash", get("/\\evil.example"), away],
  ["encoded slashes", get("/%2f%2fevil.example/.."), away, /^(200|404)$/],
  ["a line break for a redirect", get("/about%0d%0aX-Injected:%201"), away],
  ["a line break in a redirect's query", get("/services/erp/?a=%0d%0aX-Injected:%201"), /^301$/],
  ["another host's absolute form", get("http://evil.example/about"), /^301$/],
  ["another host", get("/about").replace("fts.example", "evil.example"), /^301$/],
  ["a forwarded host", get("/about", "X-Forwarded-Host: evil.example"), /^301$/],
  [
    "all forwarded lies",
    get(
      "/",
      "X-Forwarded-For: ::1",
      "X-Forwarded-Proto: evil",
      "Forwarded: for=_x;host=evil.example",
      "X-Original-URL: /.env",
      "X-Rewrite-URL: /.env",
    ),
    /^200$/,
  ],
  ["a method in a header", get("/", "X-HTTP-Method-Override: DELETE"), /^200$/],
  ["no host", get("/").replace("Host: fts.example\r\n", ""), bad],
  ["two hosts", get("/", "Host: evil.example"), /^(200|400)$/],
  ["a host of no name", get("/").replace("fts.example", "a b<script>"), /^(200|400)$/],
  // Methods and versions.
  ["TRACE", method("TRACE", "/", "X-Secret: 1"), /^40[05]$/],
  ["OPTIONS for all", method("OPTIONS", "*"), /^40[045]$/],
  ["CONNECT", method("CONNECT", "evil.example:443"), /^(400|404|405|none)$/],
  ["PUT", method("PUT", "/shell.php", "Content-Length: 0"), /^40[35]$/],
  ["DELETE", method("DELETE", "/index.html"), /^405$/],
  ["PROPFIND", method("PROPFIND"), /^405$/],
  ["a method of nobody", method("EVIL"), /^40[05]$/],
  ["a method in small letters", method("get"), /^40[05]$/],
  ["a very long method", method("A".repeat(9000)), /^(4\d\d|none)$/],
  ["HTTP/0.9", "GET /\r\n\r\n", /^(200|400)$/, /^(400|0\.9)$/],
  ["HTTP/1.0", "GET / HTTP/1.0\r\n\r\n", /^200$/],
  ["HTTP/3.0", get("/").replace("HTTP/1.1", "HTTP/3.0"), bad, /^505$/],
  ["HTTP/2 without asking", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", /^(400|none)$/],
  ["TLS", Buffer.from("16030100a5010000a10303", "hex"), /^(400|none)$/],
  ["noise", Buffer.alloc(2000, "\xff\0", "latin1"), /^(400|none)$/],
  // Size.
  ["a URL of 100 kB", get(`/${"a".repeat(100_000)}`), /^4\d\d$/],
  ["a header of 100 kB", get("/", `X-Long: ${"a".repeat(100_000)}`), /^4\d\d$/],
  [
    "thousands of headers",
    get("/", ...Array.from({ length: 5000 }, (_, i) => `X-${i}: 1`)),
    /^4\d\d$/,
  ],
  ["a very long query", get(`/?${"a=1&".repeat(1000)}`), /^200$/],
  ["a thousand ranges", get("/", `Range: bytes=${"0-0,".repeat(1000)}0-0`), /^(200|206|416)$/],
  ["overlapping ranges", get("/", "Range: bytes=0-,0-,0-,0-"), /^(200|206|416)$/],
  ["a range of nonsense", get("/", "Range: bytes=-99999999999999999999"), /^(200|206|416)$/],
  [
    "a range beyond all numbers",
    get("/", "Range: bytes=0-18446744073709551616"),
    /^(200|206|416)$/,
  ],
  // Smuggling: two who read the length differently.
  [
    "both lengths",
    `${method("POST", "/", "Content-Length: 4", "Transfer-Encoding: chunked")}0\r\n\r\n${second}`,
    /^4\d\d$/,
  ],
  [
    "two lengths",
    `${method("POST", "/", "Content-Length: 0", `Content-Length: ${second.length}`)}${second}`,
    bad,
  ],
  ["a length with a sign", `${method("POST", "/", "Content-Length: +4")}abcd`, bad],
  ["a length below zero", method("POST", "/", "Content-Length: -1"), bad],
  ["a length of hex digits", method("POST", "/", "Content-Length: 0x10"), bad],
  ["a coding of nobody", method("POST", "/", "Transfer-Encoding: evil"), /^40[05]$/, /^501$/],
  [
    "a coding twice",
    `${method("POST", "/", "Transfer-Encoding: chunked", "Transfer-Encoding: identity")}0\r\n\r\n`,
    /^4\d\d$/,
    /^(4\d\d|501)$/,
  ],
  [
    "a coding with a tab",
    `${method("POST", "/", "Transfer-Encoding:\x0bchunked")}0\r\n\r\n${second}`,
    bad,
    /^(400|501)$/,
  ],
  ["a blank before the colon", method("POST", "/", "Content-Length : 4"), /^4\d\d$/],
  ["a folded header", get("/", "X-A: 1\r\n X-Injected: 1"), /^(200|400)$/],
  ["line feeds alone", "GET / HTTP/1.1\nHost: a\nConnection: close\n\n", /^(200|400)$/],
  ["a carriage return in a header", get("/", "X-A: 1\rX-Injected: 1"), /^(200|400)$/],
  [
    "a chunk of no size",
    `${method("POST", "/api/contact", "Content-Type: application/json", "Transfer-Encoding: chunked")}zz\r\n`,
    bad,
    /^40[05]$/,
  ],
  [
    "a chunk beyond all numbers",
    `${method("POST", "/api/contact", "Content-Type: application/json", "Transfer-Encoding: chunked")}ffffffffffffffffff\r\n`,
    /^4\d\d$/,
  ],
  // What is accepted.
  [
    "codings of nobody",
    get("/about/", "Accept-Encoding: evil, gzip;q=nan, br;q=-1, *;q=9"),
    /^(200|406)$/,
  ],
  ["every coding refused", get("/about/", "Accept-Encoding: identity;q=0, *;q=0"), /^(200|406)$/],
  [
    "a thousand codings",
    get("/about/", `Accept-Encoding: ${"gzip;q=0.5, ".repeat(500)}br`),
    /^200$/,
  ],
  [
    "conditions of nonsense",
    get("/", 'If-None-Match: "\xff', "If-Modified-Since: soon", "If-Range: x"),
    /^200$/,
  ],
  // The contact endpoint.
  [
    "both lengths, on the way through",
    `${method("POST", "/api/contact", "Content-Type: application/json", "Content-Length: 4", "Transfer-Encoding: chunked")}0\r\n\r\n${second}`,
    /^4\d\d$/,
  ],
  ["a forged way", post("{}", "application/json", "X-Forwarded-For: x, ::1\tx", "Via: 1.1 x"), bad],
  ["no body", post(""), bad],
  ["no JSON", post("{"), bad],
  ["a list", post("[]"), bad],
  ["a bomb of brackets", post("[".repeat(60_000)), bad],
  ["deep objects", post('{"name":'.repeat(7000) + "1" + "}".repeat(7000)), bad],
  ["a bomb of digits", post(`{"elapsedMs":${"9".repeat(60_000)}}`), bad],
  ["a prototype", post('{"__proto__":{"name":"A","email":"a@fts.example","message":"x"}}'), bad],
  ["a constructor", post('{"constructor":{"prototype":{"name":"A"}}}'), bad],
  ["objects for texts", message({ name: { $gt: "" }, message: ["a"] }), bad],
  ["half a character", message({ name: "\ud800" }), /^(202|400)$/],
  [
    "a line break into the mail's head",
    message({ name: "A\r\nBcc: all@evil.example" }),
    /^(202|400)$/,
  ],
  [
    "a line break into the sender",
    message({ email: "a@fts.example\r\nBcc: all@evil.example" }),
    bad,
  ],
  ["a NUL in a field", message({ message: "a\0b" }), /^(202|400)$/],
  ["SQL", message({ name: "'; DROP TABLE messages; --" }), /^202$/],
  ["a body of a megabyte", post(`{"message":"${"a".repeat(1_000_000)}"}`), /^413$/],
  [
    "a length that is never sent",
    method("POST", "/api/contact", "Content-Type: application/json", "Content-Length: 99999999999"),
    /^(413|408|none)$/,
  ],
  [
    "a compressed bomb",
    post(gzipSync("a".repeat(10_000_000)), "application/json", "Content-Encoding: gzip"),
    /^415$/,
  ],
  ["another type", post("<x/>", "text/xml"), /^415$/],
  ["a type of nonsense", post("{}", "application/json;;;\xff"), /^(400|415)$/],
  ["a type of every object", post("{}", "__proto__"), /^415$/],
  [
    "parts",
    post(
      '--x\r\nContent-Disposition: form-data; name="a"; filename="../../x"\r\n\r\n1\r\n--x--',
      "multipart/form-data; boundary=x",
    ),
    /^415$/,
  ],
  ["no UTF-8", post(Buffer.from('{"name":"\xff"}', "latin1")), bad],
  ["another origin", post("{}", "application/json", "Origin: https://evil.example"), /^403$/],
  ["no origin", post("{}", "application/json", "Origin: null"), /^403$/],
  [
    "a form of a thousand fields",
    post("a=1&".repeat(10_000), "application/x-www-form-urlencoded"),
    /^(303|400)$/,
  ],
];

/** What no answer may hold. */
const leaks = new RegExp(
  [secret, "root:x:0", "node_modules", "\\n\\s+at .+:\\d+", "/tmp/", "X-Injected: 1\r"].join("|"),
);

function flawsOf(answer: string, expected: RegExp): string[] {
  const heads = answer.match(/^HTTP\/1\.[01] \d{3}/gm) ?? [];
  const status = heads[0]?.slice(-3) ?? (answer === "" ? "none" : "0.9");
  const location = /^location: (.*)\r$/im.exec(answer)?.[1] ?? "/";
  return [
    ...(expected.test(status) ? [] : [`answers ${status}, not ${expected.source}`]),
    ...(heads.slice(1).some((head) => !head.endsWith("400")) ? ["answers what it hides"] : []),
    ...(/^\/(?![/\\])/.test(location) ? [] : [`leads to ${location}`]),
    ...(leaks.test(answer) ? [`tells ${leaks.exec(answer)?.[0] ?? ""}`] : []),
  ];
}

async function flaws(url: string, isNginx: boolean): Promise<string[]> {
  const found = await Promise.all(
    rows.map(async ([name, request, expected, itsOwn = expected]) => {
      const answers = isNginx ? itsOwn : expected;
      const answer = await exchange(url, request, answers.test("none"));
      return flawsOf(answer, answers).map((flaw) => `${name} ${flaw}`);
    }),
  );
  return found.flat();
}

test("our server", async () => {
  expect(await flaws(ours.url, false)).toEqual([]);
  expect((await fetch(ours.url)).status).toBe(200);
  expect(ours.log()).not.toMatch(/\n\s+at /);
});

(hasNginx() ? test : test.skip)("nginx", async () => {
  const { url } = nginx!;
  expect(await flaws(url, true)).toEqual([]);
  expect((await fetch(url)).status).toBe(200);
});
