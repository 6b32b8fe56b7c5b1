/**
 * `npm start`: installs what is missing, releases what has changed and serves the live release.
 * `npm start -- --rebuild` builds in any case. PORT chooses the port.
 */
import { fileURLToPath } from "node:url";
import { checkPort } from "./lib/checkPort.mjs";
import { command, prepare } from "./lib/prepare.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

await command(async () => {
  process.chdir(root);
  await checkPort();
  prepare(root);
  const { tsImport } = await import("tsx/esm/api");
  const { readServerSettings } = await tsImport("../server/settings.ts", import.meta.url);
  const { wholeEnvironment } = await tsImport("../server/environmentFile.ts", import.meta.url);
  readServerSettings(wholeEnvironment());
  const { release } = await tsImport("./lib/release.ts", import.meta.url);
  await release(root, { force: process.argv.includes("--rebuild") });
  await tsImport("../server/main.ts", import.meta.url);
});
