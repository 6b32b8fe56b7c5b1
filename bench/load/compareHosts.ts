/** Our server beside nginx and `gatsby serve`, for a page, a script and a picture. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { inTurns } from "../inTurns";
import { formatTable, spread } from "../table";
import { fire } from "./fire";
import { startHosts } from "./hosts";
import { memoryOf } from "./processMemory";
import type { Host } from "../../tools/lib/hosts/startProgram";

const heading = ["", "requests/s", "p50 ms", "p99 ms", "memory MB", "of gatsby serve"];

/** A page, its largest hashed script and a picture, by what they are. */
function targets(site: string): [string, string][] {
  const find = (folder: string, pattern: RegExp) => {
    const names = readdirSync(join(site, folder), { recursive: true, encoding: "utf8" });
    const name = names.find((candidate) => pattern.test(candidate));
    if (name === undefined) throw new Error(`public/${folder} holds nothing like ${pattern}.`);
    return join(folder, name);
  };
  return [
    ["a page", ""],
    ["a hashed script", find("", /^app-\w+\.js$/)],
    ["a picture", find("static", /\.avif$/)],
  ];
}

async function compareOn(hosts: readonly Host[], path: string, rounds: number, seconds: number) {
  const byName = new Map(hosts.map((host) => [host.name, host]));
  const runs = await inTurns([...byName.keys()], rounds, async (name) => {
    const { url, pid } = byName.get(name) as Host;
    return { ...(await fire(url + path, seconds)), memory: memoryOf(pid) };
  });
  const gatsby = runs["gatsby serve"] ?? [];
  return Object.entries(runs).map(([name, results]) => [
    name,
    spread(results.map(({ perSecond }) => perSecond)),
    spread(
      results.map(({ median }) => median),
      1,
    ),
    spread(
      results.map(({ p99 }) => p99),
      1,
    ),
    spread(results.map(({ memory }) => memory)),
    spread(
      results.map(({ perSecond }, round) => perSecond / (gatsby[round]?.perSecond ?? NaN)),
      1,
    ),
  ]);
}

/** Prints a table per target. @param seconds how long each run lasts */
export async function compareHosts(root: string, rounds: number, seconds: number): Promise<void> {
  const hosts = await startHosts(root);
  try {
    for (const [name, path] of targets(join(root, "public"))) {
      const rows = await compareOn(hosts, path, rounds, seconds);
      console.log(`\n${name}, /${path}\n${formatTable(heading, rows)}`);
    }
  } finally {
    await Promise.all(hosts.map((host) => host.stop()));
  }
}
