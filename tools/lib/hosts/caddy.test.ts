/** @jest-environment node */
import { type OutgoingHttpHeaders, request as plainRequest } from "node:http";
import { request } from "node:https";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { createSite } from "../../../server/site";
import { files } from "../../../server/testing/testSite";
import type { ContactRequest } from "../../../src/contact/endpoint/http";
import { temporaryFolder } from "../../../testing/temporaryFolder";
import { type Caddy, hasCaddy, startCaddy } from "./caddy";

// deploy/Caddyfile before our server. Not run where Caddy is not installed.

const withCaddy = hasCaddy() ? test : test.skip;
const host = "fts.example";

let server: FastifyInstance;
let caddy: Caddy | undefined;
/** What reached the contact endpoint. */
const received: ContactRequest[] = [];

beforeAll(async () => {
  if (!hasCaddy()) return;
  const root = temporaryFolder("caddy");
  const put = (path: string, data: string | Buffer) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), data);
  };
  for (const [path, text] of Object.entries(files)) put(path, text);
  put("/index.html.br", brotliCompressSync(files["/index.html"]));
  const contact = {
    handle: (message: ContactRequest) => {
      received.push(message);
      const isTooLarge = message.body.kind === "error";
      return Promise.resolve({ status: isTooLarge ? 413 : 202, headers: {}, body: "{}" });
    },
  };
  server = createSite({ root, contact, https: true });
  caddy = await startCaddy(await server.listen({ host: "127.0.0.1", port: 0 }));
}, 120_000);
afterAll(() => Promise.all([caddy?.stop(), (server as FastifyInstance | undefined)?.close()]));

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

interface Question {
  name?: string;
  path?: string;
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: Buffer;
}

/** Asks a host by https, as a browser that trusts Caddy's authority, or by plain http. */
function ask(question: Question, scheme: "http" | "https" = "https"): Promise<Answer> {
  const { name = host, path = "/", method = "GET", headers = {}, body } = question;
  const { ports, authority } = caddy!;
  const options = {
    ...{ host: "127.0.0.1", port: ports[scheme], path, method, agent: false as const },
    headers: { host: name, ...headers },
  };
  return new Promise((resolve, reject) => {
    const sent =
      scheme === "https"
        ? request({ ...options, servername: name, ca: authority })
        : plainRequest(options);
    sent.once("error", reject).once("response", (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part)).once("error", reject);
      response.once("end", () =>
        resolve({
          status: response.statusCode!,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    });
    sent.end(body);
  });
}

/** Said of a connection, of when and by whom. */
const ofTheWay = ["alt-svc", "connection", "date", "keep-alive", "server", "transfer-encoding"];

withCaddy.each(["/", "/ar/", "/nowhere/", "/robots.txt", "/app-0123456789abcdef0123.js"])(
  "%s is answered by https, with the server's own headers and none twice",
  async (path) => {
    const through = await ask({ path });
    const own = await server.inject({ url: path, headers: { host } });
    expect(through.status).toBe(own.statusCode);
    expect(through.body).toEqual(own.rawPayload);
    const rest = (headers: Answer["headers"]) =>
      Object.entries(headers)
        .filter(([name]) => !ofTheWay.includes(name))
        .map(([name, value]) => `${name}: ${String(value)}`)
        .toSorted();
    expect(rest(through.headers)).toEqual(rest(own.headers as Answer["headers"]));
    expect(through.headers["strict-transport-security"]).toMatch(/^max-age=/);
  },
);

withCaddy("a page comes as it was compressed, once", async () => {
  const { headers, body } = await ask({ headers: { "accept-encoding": "gzip, deflate, br" } });
  expect(headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(body).toString()).toBe(files["/index.html"]);
  expect((await ask({})).headers["content-encoding"]).toBeUndefined();
});

withCaddy("http leads to https, and www to the site, with path and query", async () => {
  const plain = await ask({ path: "/ar/?a=%20b" }, "http");
  expect(plain.status).toBe(308);
  expect(plain.headers.location).toMatch(/^https:\/\/fts\.example(?::\d+)?\/ar\/\?a=%20b$/);
  const www = await ask({ name: `www.${host}`, path: "/ar/?a=%20b" });
  expect([www.status, www.headers.location]).toEqual([301, `https://${host}/ar/?a=%20b`]);
});

const post = (body: Buffer, headers: OutgoingHttpHeaders = {}) =>
  ask({
    path: "/api/contact",
    method: "POST",
    headers: { "content-type": "application/json", "content-length": body.length, ...headers },
    body,
  });

withCaddy(
  "the endpoint learns the visitor's address, host and scheme from Caddy alone",
  async () => {
    const forged = { "x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "gopher" };
    expect((await post(Buffer.from("{}"), forged)).status).toBe(202);
    const { ip, headers } = received.at(-1)!;
    expect(ip).toBe("127.0.0.1");
    expect(headers).toMatchObject({
      host,
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-proto": "https",
    });
  },
);

withCaddy(
  "a large message arrives whole, and one that is too large gets the endpoint's answer",
  async () => {
    const large = Buffer.alloc(60 * 1024, "a");
    expect((await post(large)).status).toBe(202);
    expect(received.at(-1)!.body).toEqual({ kind: "raw", bytes: large });
    expect((await post(Buffer.alloc(1024 * 1024, "a"))).status).toBe(413);
  },
);
