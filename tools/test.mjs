/**
 * `npm test`: runs every check there is, or those named: `npm test -- lint`, `npm test -- jest`,
 * `npm test -- e2e`. Ends with one line, `N passed, N failed`.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { command, isInstalled, prepare } from "./lib/prepare.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

await command(async () => {
  process.chdir(root);
  const isBare = process.argv.length === 2 && !isInstalled(root);
  // Beside npm, which leaves a core idle; what is still missing then, a check installs that needs it.
  const system =
    isBare && spawn(process.execPath, ["tools/lib/installPackages.mjs"], { stdio: "inherit" });
  prepare(root);
  if (system) await once(system, "close");
  const { tsImport } = await import("tsx/esm/api");
  const { runChecks } = await tsImport("./lib/runChecks.ts", import.meta.url);
  const failed = await runChecks(root, process.argv.slice(2));
  process.exitCode = failed === 0 ? 0 : 1;
});
