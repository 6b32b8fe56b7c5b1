/**
 * `npm test`: runs every check, or the tasks of turbo.jsonc that are named (`npm test -- unit`).
 * `--force` repeats what has not changed. Ends with one line, `N passed, N failed`.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { command, isInstalled, prepare } from "./lib/prepare.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const signals = ["SIGINT", "SIGTERM", "SIGHUP"];

/** Runs a Node program to its end, passing on the signals that ask this one to stop. */
async function run(args, { env = process.env, capture = false } = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env,
    stdio: ["ignore", capture ? "pipe" : "inherit", "inherit"],
  });
  const stop = (signal) => child.kill(signal);
  for (const signal of signals) process.on(signal, stop);
  const [output] = await Promise.all([capture ? text(child.stdout) : "", once(child, "close")]);
  for (const signal of signals) process.off(signal, stop);
  return output;
}

await command(async () => {
  const args = process.argv.slice(2);
  // Beside npm, which leaves a core idle.
  const system = !isInstalled(root) && run(["tools/lib/installPackages.mjs"]);
  prepare(root);
  await system;
  const { tsImport } = await import("tsx/esm/api");
  const { reports, summaries, summarize } = await tsImport("./lib/testSummary.ts", import.meta.url);
  for (const folder of [reports, summaries]) {
    rmSync(join(root, folder), { recursive: true, force: true });
  }
  const states = join(root, reports, "states");
  mkdirSync(states, { recursive: true });

  const isNamed = args.some((argument) => !argument.startsWith("-"));
  const turbo = [
    join(root, "node_modules/turbo/bin/turbo"),
    ...["run", ...(isNamed ? [] : ["checks"]), ...args],
  ];
  const env = {
    ...process.env,
    GALLERY_DIR: states,
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, reports, "playwright.json"),
    TURBO_TELEMETRY_DISABLED: "1",
  };
  const plan = await run([...turbo, "--dry=json"], { env, capture: true });
  if (!plan) throw new Error("No check was run; the reason stands above.");
  await run([...turbo, "--summarize", "--continue=dependencies-successful"], { env });
  const summary = summarize(root, plan);
  console.log(summary.text);
  process.exitCode = summary.failed === 0 ? 0 : 1;
});
