/** What a visitor of a built site loads, in bytes as gzip -9 makes them. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { createEngine } from "../src/assistant/engine";
import type { Knowledge } from "../src/assistant/knowledge";
import { readVocabulary } from "../src/search/build/readVocabulary";
import { loadIndex } from "../src/search/createIndex";
import { createSearch } from "../src/search/search";
import type { SearchFile } from "../src/search/searchFile";
import type { Service } from "../tools/lib/manyServices";

export interface SiteWeight {
  pages: number;
  gzip: Record<string, number>;
}

const gzipOf = (data: string | Buffer): number => gzipSync(data, { level: 9 }).length;

/** The search file and the assistant's knowledge in English, as the built site in `root` has them. */
function dataOf(root: string) {
  const page = readFileSync(join(root, "page-data/services/page-data.json"), "utf8");
  const address = /\/static\/search-[\w-]+\.json/.exec(page)?.[0] ?? "";
  return {
    search: readFileSync(join(root, address), "utf8"),
    knowledge: readFileSync(join(root, "assistant/en.json"), "utf8"),
  };
}

/** How often an answer is measured; the median counts. */
const rounds = 9;

function medianTime(task: () => unknown): number {
  const times = Array.from({ length: rounds }, () => {
    const started = performance.now();
    task();
    return performance.now() - started;
  });
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? NaN;
}

/** Milliseconds from the loaded data to the first answer, on this machine. */
export function timeFirstAnswers(root: string): Record<string, number> {
  const data = dataOf(root);
  const vocabulary = readVocabulary(process.cwd(), ["en"]);
  return {
    "search, first answer": medianTime(() => {
      const { index } = JSON.parse(data.search) as SearchFile;
      return createSearch(loadIndex(index), vocabulary).search("online shop");
    }),
    "assistant, first answer": medianTime(() => {
      const knowledge = JSON.parse(data.knowledge) as Knowledge;
      return createEngine(knowledge, vocabulary).match("how much is an online shop?");
    }),
  };
}

/** Weighs the built site in `root`, whose services are given. */
export function weighSite(root: string, services: readonly Service[]): SiteWeight {
  const read = (path: string) => readFileSync(join(root, path), "utf8");
  const pages = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith("index.html"),
  );
  const path = services[Math.floor(services.length / 2)]?.path ?? "";
  const header = /<header[^>]*>[\s\S]*?<\/header>/.exec(read("index.html"))?.[0] ?? "";
  const loaded = dataOf(root);
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
      "search, first answer": gzipOf(loaded.search),
      "assistant, first answer": gzipOf(loaded.knowledge),
    },
  };
}
