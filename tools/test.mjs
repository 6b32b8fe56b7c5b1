/**
 * `npm test`: runs every check there is, or those named: `npm test -- lint`, `npm test -- jest`,
 * `npm test -- e2e`. Ends with one line, `N passed, N failed`.
 */
import { fileURLToPath } from "node:url";
import { command, prepare } from "./lib/prepare.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

await command(async () => {
  process.chdir(root);
  prepare(root);
  const { tsImport } = await import("tsx/esm/api");
  const { runChecks } = await tsImport("./lib/runChecks.ts", import.meta.url);
  const failed = await runChecks(root, process.argv.slice(2));
  process.exitCode = failed === 0 ? 0 : 1;
});
