import { resolve } from "node:path";
import closeWithGrace from "close-with-grace";
import { createContactEndpoint } from "../src/contact/endpoint/contact";
import { hasBuildInfo, readBuildInfo } from "../src/hosting/buildInfo";
import { loadEnvironmentFile } from "./environmentFile";
import { listen } from "./listen";
import { readServerSettings } from "./settings";
import { createSite } from "./site";

/** How long pending requests and mails may take to end, in milliseconds. */
const shutdownTimeoutMs = 10_000;

/** Serves the live release and the contact endpoint. Rejects with an error that says how to fix the problem. */
async function main(): Promise<void> {
  loadEnvironmentFile();
  const { folder, address, https, contact: config } = readServerSettings(process.env);
  const root = resolve(folder);
  if (!hasBuildInfo(root)) {
    throw new Error(`No built site in ${root}. Build one first: npm run release`);
  }
  const { pathPrefix } = readBuildInfo(root);
  const contact = createContactEndpoint({ ...config, pathPrefix });
  const server = createSite({ root, https, contact, pathPrefix });
  const url = await listen(server, address);
  contact.start();
  let isCrashed = false;
  closeWithGrace(
    // A shutdown that times out is no failure: unsent mail stays stored and is sent after the next start.
    { delay: shutdownTimeoutMs, onTimeout: () => process.exit(isCrashed ? 1 : 0) },
    async ({ err }) => {
      isCrashed = err !== undefined;
      if (err) console.error(err);
      await Promise.all([server.close(), contact.close()]);
    },
  );
  console.log(`FTS website: ${url}${pathPrefix}/`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
