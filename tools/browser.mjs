/**
 * `node tools/browser.mjs`: prints the browser that the browser tests use, after installing one
 * where that is possible.
 */
import { fileURLToPath } from "node:url";
import { command, prepare } from "./lib/prepare.mjs";

await command(async () => {
  prepare(fileURLToPath(new URL("..", import.meta.url)));
  const { tsImport } = await import("tsx/esm/api");
  const { ensureBrowser } = await tsImport("./lib/browser.ts", import.meta.url);
  console.log(ensureBrowser());
});
