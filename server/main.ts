import { existsSync } from "node:fs";
import { resolve } from "node:path";
import closeWithGrace from "close-with-grace";
import { createContact } from "../src/contact/endpoint/contact";
import { readBuildInfo } from "../src/hosting/buildInfo";
import { loadEnvironmentFile } from "./environmentFile";
import { listen } from "./listen";
import { readServerSettings } from "./settings";
import { createSite } from "./site";

/** How long requests and mails that are under way may take to end, in milliseconds. */
const delay = 10_000;

/** Serves the live release and the contact endpoint. Rejects with what to do when it cannot. */
async function main(): Promise<void> {
  loadEnvironmentFile();
  const { folder, address, https, contact: config } = readServerSettings(process.env);
  const root = resolve(folder);
  if (!existsSync(resolve(root, ".host/site.json"))) {
    throw new Error(`${root} holds no finished site. Build it first: npm run release`);
  }
  const { pathPrefix } = readBuildInfo(root);
  const contact = createContact({ ...config, pathPrefix });
  const server = createSite({ root, https, contact, pathPrefix });
  const url = await listen(server, address);
  contact.start();
  closeWithGrace({ delay, onTimeout: () => process.exit(0) }, async ({ err }) => {
    if (err) console.error(err);
    await Promise.all([server.close(), contact.close()]);
  });
  console.log(`FTS website: ${url}${pathPrefix}/`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
