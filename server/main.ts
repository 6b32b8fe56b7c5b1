import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { resolve } from "node:path";
import { listen, localUrl, readAddress } from "./listen";
import { shutdownOnSignal } from "./shutdown";
import { createSite } from "./site";

/** Serves public/. Rejects with what to do when it cannot. */
async function main(): Promise<void> {
  const root = resolve("public");
  if (!existsSync(resolve(root, "redirects.json"))) {
    throw new Error("public/ holds no finished site. Build it first: npm run build");
  }
  const address = readAddress(process.env);
  const https = process.env.SITE_URL?.startsWith("https://") ?? false;
  const server = createServer(createSite({ root, https }));
  await listen(server, address);
  shutdownOnSignal(server);
  console.log(`FTS website: ${localUrl(server)}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
