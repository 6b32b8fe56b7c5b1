/** What a visitor of a built site loads, in bytes as gzip -9 makes them. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { readVocabulary } from "../../src/gatsby/vocabulary";
import { cardPlace } from "../../src/search/cards";
import { createSearcher, type IndexHead, type TermEntry } from "../../src/search/parts";
import type { Service } from "../lib/manyServices";

export interface SiteWeight {
  pages: number;
  gzip: Record<string, number>;
}

const gzipOf = (data: string | Buffer): number => gzipSync(data, { level: 9 }).length;

/** The words whose search is weighed. */
const searched = "online shop";
/** How many results are shown at first. */
const shown = 12;

/** What the first answer of the search loads. */
async function searchWeight(root: string): Promise<number> {
  const data = readFileSync(join(root, "page-data/services/page-data.json"), "utf8");
  const address = /\/static\/search-[\w-]+\.json/.exec(data)?.[0] ?? "";
  const folder = address.replace(/\.json$/, "");
  const loaded = new Set([address]);
  const read = (path: string): string => {
    loaded.add(path);
    return readFileSync(join(root, path), "utf8");
  };
  const search = createSearcher(
    JSON.parse(read(address)) as IndexHead,
    (part) => Promise.resolve(JSON.parse(read(`${folder}/part-${part}.json`)) as TermEntry[]),
    () => Promise.resolve(readVocabulary(process.cwd())),
  );
  const found = await search(searched);
  for (const { position } of found.slice(0, shown)) {
    const cards = `${folder}/cards-${cardPlace(position).file}.json`;
    if (existsSync(join(root, cards))) read(cards);
  }
  return [...loaded].reduce((sum, path) => sum + gzipOf(readFileSync(join(root, path))), 0);
}

/** What the first answer of the assistant loads, about the service with the most to say. */
function assistantWeight(root: string): number {
  const folder = join(root, "assistant/en");
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => /json$/.test(name)) : [];
  const largest = Math.max(0, ...files.map((name) => gzipOf(readFileSync(join(folder, name)))));
  return gzipOf(readFileSync(join(root, "assistant/en.json"))) + largest;
}

/** Weighs the built site in `root`, whose services are given. */
export async function weighSite(root: string, services: readonly Service[]): Promise<SiteWeight> {
  const read = (path: string) => readFileSync(join(root, path), "utf8");
  const pages = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith("index.html"),
  );
  const path = services[Math.floor(services.length / 2)]?.path ?? "";
  const header = /<header[^>]*>[\s\S]*?<\/header>/.exec(read("index.html"))?.[0] ?? "";
  const data = (route: string) => read(join("page-data", route || "index", "page-data.json"));
  return {
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
      "search, first answer": await searchWeight(root),
      "assistant, first answer": assistantWeight(root),
    },
  };
}
