/** The servers that are compared. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "../../server/testing/testServer";
import { freePort } from "../../tools/lib/freePort";
import { hasNginx, startNginx } from "../../tools/lib/hosts/nginx";
import { startProgram, type Host } from "../../tools/lib/hosts/startProgram";

export interface OurHost extends Host {
  /** The address of its messages. */
  databaseUrl: string;
}

/** Our server, with a database of its own for messages, believing what this machine says of visitors. */
export async function startOurs(root: string): Promise<OurHost> {
  const folder = mkdtempSync(join(tmpdir(), "fts-load-"));
  const databaseUrl = `file:${join(folder, "messages.db")}`;
  const { url, pid, kill } = await startServer(root, {
    CONTACT_DATABASE_URL: databaseUrl,
    CONTACT_MESSAGE_LIMIT: "0",
    TRUSTED_PROXIES: "loopback",
    SMTP_URL: "",
  });
  const stop = async () => {
    await kill();
    rmSync(folder, { recursive: true });
  };
  return { name: "our server", url, pid, stop, databaseUrl };
}

async function startGatsby(root: string): Promise<Host> {
  const port = await freePort();
  const program = join(root, "node_modules/gatsby/cli.js");
  const args = ["serve", "--host", "127.0.0.1", "--port", String(port)];
  return startProgram("gatsby serve", port, [process.execPath, program, ...args]);
}

const startBuilt = (root: string) => startNginx(join(root, "public"));

/** Starts our server, nginx where it is installed, and `gatsby serve` on a built site. */
export async function startHosts(root: string): Promise<Host[]> {
  const starts = [startOurs, ...(hasNginx() ? [startBuilt] : []), startGatsby];
  const hosts: Host[] = [];
  for (const start of starts) hosts.push(await start(root));
  return hosts;
}
