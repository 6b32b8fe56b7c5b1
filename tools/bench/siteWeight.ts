/** What a visitor of a built site loads, in bytes as gzip -9 makes them. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Service } from "./manyServices";

export interface SiteWeight {
  pages: number;
  gzip: Record<string, number>;
}

const gzipOf = (data: string | Buffer): number => gzipSync(data, { level: 9 }).length;

/** Weighs the built site in `root`, whose services are given. */
export function weighSite(root: string, services: readonly Service[]): Promise<SiteWeight> {
  const read = (path: string) => readFileSync(join(root, path), "utf8");
  const pages = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith("index.html"),
  );
  const path = services[Math.floor(services.length / 2)]?.path ?? "";
  const header = /<header[^>]*>[\s\S]*?<\/header>/.exec(read("index.html"))?.[0] ?? "";
  const data = (route: string) => read(join("page-data", route || "index", "page-data.json"));
  return Promise.resolve({
    pages: pages.length,
    gzip: {
      home: gzipOf(read("index.html")),
      "home, data": gzipOf(data("")),
      list: gzipOf(read("services/index.html")),
      "list, data": gzipOf(data("services")),
      service: gzipOf(read(join(path, "index.html"))),
      "service, data": gzipOf(data(path)),
      contact: gzipOf(read("contact/index.html")),
      header: gzipOf(header),
    },
  });
}
