/**
 * `npm run gallery`: runs the component tests and serves what they leave on the page, in both
 * languages and colour schemes, for who works on them. It uses the styles of the last build.
 */
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import send from "@fastify/send";
import { iconSpritePath } from "../src/gatsby/iconSprite";
import { copyFolder } from "./lib/copyProject";
import { notShown, readStates, writeGallery } from "./lib/gallery";
import { run } from "./lib/run";

const folders = ["src/components", "src/sections", "src/app", "src/assistant/ui", "testing"];

/** Not below .cache, of which Gatsby deletes what its links lead to as well. */
const folder = copyFolder("gallery");

/** Serves the gallery on a port, or on a free one. @returns the port */
async function serve(port: number): Promise<number> {
  const server = createServer((request, response) => {
    void send(request, request.url ?? "/", { root: folder }).then(
      ({ statusCode, headers, stream }) => {
        response.writeHead(statusCode, headers);
        stream.pipe(response);
      },
    );
  });
  await once(server.listen(port), "listening");
  return (server.address() as AddressInfo).port;
}

async function main(): Promise<void> {
  const root = process.cwd();
  // First of all, since a port may be taken.
  const port = await serve(Number(process.env.PORT ?? 0));
  const kept = mkdtempSync(join(tmpdir(), "fts-states-"));
  try {
    await run(process.execPath, [join(root, "node_modules/jest/bin/jest.js"), ...folders], {
      cwd: root,
      env: { ...process.env, GALLERY_DIR: kept, GATSBY_ICON_SPRITE: iconSpritePath },
    });
    const states = readStates(kept);
    await writeGallery(folder, root, states);
    for (const missing of notShown(root, states)) console.error(`Not shown: ${missing}`);
  } finally {
    rmSync(kept, { recursive: true });
  }
  console.log(`Gallery: http://localhost:${port}/en-dark.html`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
