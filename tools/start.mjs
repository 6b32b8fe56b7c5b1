/**
 * `npm start`: installs what is missing, builds what has changed and serves the site.
 * `npm start -- --rebuild` builds in any case. PORT chooses the port.
 */
import { fileURLToPath } from "node:url";
import { command, prepare } from "./lib/prepare.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

await command(async () => {
  process.chdir(root);
  prepare(root);
  const { tsImport } = await import("tsx/esm/api");
  const { buildIfChanged } = await tsImport("./lib/build.ts", import.meta.url);
  const { code } = await buildIfChanged(root, { force: process.argv.includes("--rebuild") });
  if (code !== 0) throw new Error("The site was not built; the reason stands above.");
  await tsImport("../server/main.ts", import.meta.url);
});
