/**
 * `npm run bench:scale`: what growth costs. Builds the site with 10, 100 and 300 services, or with
 * the given numbers, in a scratch copy, and prints time and memory of the builds and what a visitor
 * loads and waits for. It asserts nothing: compare its figures before and after a change.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readContent } from "../src/content/readContent";
import { copyProject } from "../tools/lib/copyProject";
import {
  manyServices,
  replaceServices,
  writeService,
  type Service,
} from "../tools/lib/manyServices";
import { timeFirstAnswers, weighSite } from "./siteWeight";
import { trackMemory } from "./memoryOf";

const usualSizes = [10, 100, 300];

interface Built {
  seconds: number;
  /** In bytes. */
  memory: number;
}

/** Builds a copy. Rejects with the end of what the build printed when it fails. */
async function build(root: string): Promise<Built> {
  const { NODE_ENV: _, ...environment } = process.env;
  const started = performance.now();
  const child = spawn(process.execPath, ["node_modules/gatsby/cli.js", "build"], {
    cwd: root,
    env: { ...environment, CI: "true", GATSBY_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => printed.push(chunk));
  }
  const stop = trackMemory(child.pid ?? 0);
  const [code] = (await once(child, "close")) as [number | null];
  const memory = stop();
  const output = Buffer.concat(printed).toString();
  if (code !== 0) throw new Error(`The copy was not built:\n${output.slice(-4000)}`);
  return { seconds: (performance.now() - started) / 1000, memory };
}

/** Changes one word of the service in the middle of the list. */
function changeOneWord(root: string, services: readonly Service[]): void {
  const changed = services[Math.floor(services.length / 2)];
  if (!changed) throw new Error("There is no service to change");
  const overview = { ...changed.overview, en: ["Changed", ...changed.overview.en.slice(1)] };
  writeService(root, { ...changed, overview });
}

async function measure(count: number, originals: readonly Service[]): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), "fts-scale-"));
  try {
    await copyProject(root);
    const services = manyServices(originals, count);
    replaceServices(root, services);
    console.log(`\n${count} services`);
    const print = (name: string, { seconds, memory }: Built) => {
      const gigabytes = (memory / 1024 ** 3).toFixed(2);
      console.log(`  ${name.padEnd(28)}${seconds.toFixed(0).padStart(6)} s   ${gigabytes} GB`);
    };
    const cold = await build(root);
    print("cold build", cold);
    print("nothing changed", await build(root));
    changeOneWord(root, services);
    print("one word changed", await build(root));
    const weight = weighSite(join(root, "public"), services);
    console.log(
      `  ${"pages per second, cold".padEnd(28)}${(weight.pages / cold.seconds).toFixed(2)}`,
    );
    for (const [name, bytes] of Object.entries(weight.gzip)) {
      console.log(`  ${`${name}, gzip`.padEnd(28)}${bytes.toLocaleString("en").padStart(10)} B`);
    }
    for (const [name, time] of Object.entries(timeFirstAnswers(join(root, "public")))) {
      console.log(`  ${name.padEnd(28)}${time.toFixed(0).padStart(7)} ms`);
    }
  } finally {
    rmSync(root, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function main(chosen: string[]): Promise<void> {
  const sizes = chosen.length > 0 ? chosen.map(Number) : usualSizes;
  const wrong = sizes.find((size) => !Number.isInteger(size) || size < 10);
  if (wrong !== undefined) throw new Error("Say how many services: npm run bench:scale -- 10 1000");
  const { services } = readContent(process.cwd());
  for (const size of sizes) await measure(size, services);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
