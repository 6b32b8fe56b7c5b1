import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request, type IncomingHttpHeaders, type RequestOptions } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { createSite, type SiteOptions } from "../site";

/** A small built site, for tests. */
export const files = {
  "/index.html": "<h1>Home</h1>",
  "/about/index.html": "<h1>About</h1>",
  "/ar/index.html": "<h1>الرئيسية</h1>",
  "/404.html": "<h1>Page not found</h1>",
  "/404/index.html": "<h1>Page not found</h1>",
  "/ar/404.html": "<h1>الصفحة غير موجودة</h1>",
  "/app-0123456789abcdef0123.js": "console.log('app')",
  "/app-0123456789abcdef0123.js.map": "{}",
  "/static/0a1b/photo.avif": "0123456789",
  "/page-data/index/page-data.json": "{}",
  "/favicon.svg": "<svg/>",
  "/favicon.ico": "icon",
  "/robots.txt": "User-agent: *",
  "/.env": "SECRET=1",
  "/.host/nginx-maps.conf": "map",
  "/.well-known/security.txt": "Contact: mailto:info@fts.example",
  "/webpack.stats.json": "{}",
  "/empty/note.txt": "a folder without a page",
  "/redirects.json": JSON.stringify([
    { from: "/services/erp", to: "/services/erp-system/" },
    { from: "/ar/services/erp", to: "/ar/services/erp-system/" },
    { from: "/About_Us.html", to: "/about/" },
    { from: "/About", to: "/about/" },
    { from: "/Team", to: "/about/" },
    { from: "/team", to: "/" },
    { from: "/خدماتنا", to: "/ar/" },
    { from: "/café", to: "/about/" },
    { from: "/50% off", to: "/about/" },
    { from: "/index.php", to: "/" },
    { from: `/${"long-".repeat(40)}`, to: "/about/" },
  ]),
} as const;

export interface TestResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface TestSite {
  root: string;
  /** Sends one request; the path goes out exactly as given. */
  ask: (path: string, options?: RequestOptions) => Promise<TestResponse>;
  server: FastifyInstance;
  close: () => Promise<void>;
}

/** Writes the files into a new folder and serves them on a free port, over real HTTP. */
export async function openTestSite(options: Partial<SiteOptions> = {}): Promise<TestSite> {
  const root = mkdtempSync(join(tmpdir(), "site-"));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  for (const path of ["/about/index.html", "/ar/404.html"] as const) {
    writeFileSync(join(root, `${path}.br`), brotliCompressSync(files[path]));
    writeFileSync(join(root, `${path}.gz`), gzipSync(files[path]));
  }
  const server = createSite({ root, ...options });
  await server.listen({ host: "127.0.0.1", port: 0 });
  const { port } = server.server.address() as AddressInfo;
  const ask: TestSite["ask"] = (path, requestOptions) =>
    new Promise((resolve, reject) => {
      const sent = request({ host: "127.0.0.1", port, path, agent: false, ...requestOptions });
      sent.once("error", reject);
      sent.once("response", (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.once("error", reject);
        response.once("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
      });
      sent.end();
    });
  const close = async () => {
    server.server.closeAllConnections();
    await server.close();
    rmSync(root, { recursive: true });
  };
  return { root, server, ask, close };
}
