/** Caddy as docs/debian.md sets it up, with certificates of its own authority. */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../freePort";

export const hasCaddy = () => spawnSync("caddy", ["version"]).status === 0;

export interface Caddy {
  ports: { http: number; https: number };
  /** The certificate of its authority, as PEM. */
  authority: string;
  stop: () => Promise<void>;
}

const patienceMs = 60_000;

/** deploy/Caddyfile for a server at another address, on other ports. */
function configuration(folder: string, server: string, ports: Caddy["ports"]): string {
  const sites = readFileSync(join(__dirname, "../../../deploy/Caddyfile"), "utf8");
  const upstream = "127.0.0.1:8000";
  if (!sites.includes(upstream)) throw new Error(`deploy/Caddyfile names no ${upstream}.`);
  return `{
	admin off
	local_certs
	skip_install_trust
	http_port ${ports.http}
	https_port ${ports.https}
	storage file_system ${folder}
	log {
		level ERROR
	}
}

${sites.replace(upstream, new URL(server).host)}`;
}

/** Starts Caddy before a server. Rejects with what it wrote when it refuses its configuration. */
export async function startCaddy(server: string): Promise<Caddy> {
  const folder = mkdtempSync(join(tmpdir(), "fts-caddy-"));
  const ports = { http: await freePort(), https: await freePort() };
  const file = join(folder, "Caddyfile");
  writeFileSync(file, configuration(folder, server, ports));
  const args = ["run", "--adapter", "caddyfile", "--config", file];
  const child = spawn("caddy", args, {
    env: { PATH: process.env.PATH, HOME: folder },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let errors = "";
  child.stderr.setEncoding("utf8").on("data", (part: string) => (errors += part));
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const root = join(folder, "pki/authorities/local/root.crt");
  // It writes this once it has its configuration.
  const certificate = join(folder, "certificates/local/fts.example/fts.example.crt");
  for (const began = Date.now(); !existsSync(certificate); await sleep(100)) {
    if (child.exitCode !== null || Date.now() - began > patienceMs) {
      child.kill();
      throw new Error(`Caddy has no certificate: ${errors}`);
    }
  }
  const stop = async () => {
    child.kill();
    await ended;
    rmSync(folder, { recursive: true });
  };
  return { ports, authority: readFileSync(root, "utf8"), stop };
}
