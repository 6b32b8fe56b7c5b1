/** nginx as docs/deploy.md sets it up, with the rules that the build wrote. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../freePort";
import { startProgram, type Host } from "./startProgram";

const modules = "/usr/lib/nginx/modules";
const brotli = join(modules, "ngx_http_brotli_static_module.so");

export const hasBrotli = () => existsSync(brotli);

/** The location of the guide to messages for an endpoint at another address. */
export function contactLocation(guide: string, endpoint: string): string {
  const location = /```nginx\n(location [\s\S]*?)```/.exec(guide)?.[1];
  if (location === undefined) throw new Error("docs/contact.md holds no nginx location.");
  return location.replace("http://127.0.0.1:8000", endpoint.replace(/\/$/, ""));
}

/** The block of the guide for a site in another folder and on another port. */
export function serverBlock(guide: string, site: string, port: number): string {
  const block = /```nginx\n(include [\s\S]*?)```/.exec(guide)?.[1];
  if (block === undefined) throw new Error("docs/deploy.md holds no nginx configuration.");
  return block
    .replaceAll("/srv/fts/releases/current", site)
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("brotli_static on;", hasBrotli() ? "brotli_static on;" : "");
}

/** One worker, as our server has one, in the foreground. */
const configuration = (folder: string, block: string) => `
${hasBrotli() ? `load_module ${brotli};` : ""}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr error;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  tcp_nopush on;
  client_body_temp_path ${folder};
  proxy_temp_path ${folder};
  fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder};
  scgi_temp_path ${folder};
${block}
}
`;

export const hasNginx = () => spawnSync("nginx", ["-v"]).status === 0;

const guide = (name: string) => readFileSync(join(__dirname, "../../../docs", name), "utf8");

/**
 * Starts nginx on a built site, with what takes its messages behind it where there is such a thing.
 * Rejects when it refuses the configuration.
 */
export async function startNginx(site: string, endpoint?: string): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), "fts-nginx-"));
  const port = await freePort();
  const location = endpoint ? contactLocation(guide("contact.md"), endpoint) : "";
  const block = serverBlock(guide("deploy.md"), site, port).replace(/\}\s*$/, () => `${location}}`);
  const file = join(folder, "nginx.conf");
  writeFileSync(file, configuration(folder, block));
  const host = await startProgram("nginx", port, ["nginx", "-p", folder, "-c", file]);
  const stop = async () => {
    await host.stop();
    rmSync(folder, { recursive: true });
  };
  return { ...host, stop };
}
