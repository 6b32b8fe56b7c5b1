import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { resolve } from "node:path";
import { readContactConfig } from "../src/contact/endpoint/config";
import { createContact } from "../src/contact/endpoint/contact";
import { readSiteFacts } from "../src/gatsby/postBuild/siteFacts";
import { createContactRoute } from "./contactRoute";
import { loadEnvironmentFile } from "./environmentFile";
import { listen, localUrl, readAddress } from "./listen";
import { shutdownOnSignal } from "./shutdown";
import { createSite } from "./site";

/** Slower clients than this, in milliseconds, hold a connection that others may need. */
const slowClientLimits = { headersTimeout: 20_000, requestTimeout: 60_000 };

/** Serves public/ and the contact endpoint. Rejects with what to do when it cannot. */
async function main(): Promise<void> {
  const root = resolve("public");
  if (!existsSync(resolve(root, ".host/site.json"))) {
    throw new Error("public/ holds no finished site. Build it first: npm run build");
  }
  loadEnvironmentFile();
  const address = readAddress(process.env);
  const https = process.env.SITE_URL?.startsWith("https://") ?? false;
  const { pathPrefix } = readSiteFacts(root);
  const contact = createContact({ ...readContactConfig(process.env), pathPrefix });
  const routes = [createContactRoute(contact)];
  const server = createServer(slowClientLimits, createSite({ root, https, routes, pathPrefix }));
  await listen(server, address);
  contact.start();
  shutdownOnSignal(server, () => contact.close());
  console.log(`FTS website: ${localUrl(server, pathPrefix)}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
