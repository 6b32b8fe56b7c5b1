/** `npm run edit`: the editor beside the running site, both on this machine only. */
import { spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { editorServer } from "./lib/editor/server";
import { siteAnswers } from "./lib/editor/site";

const host = "localhost";
const sitePort = Number(process.env.SITE_PORT ?? 8000);
const editorPort = Number(process.env.EDIT_PORT ?? sitePort + 1);
const siteOrigin = `http://${host}:${sitePort}`;

const site = spawn(
  process.execPath,
  ["node_modules/gatsby/cli.js", "develop", "-H", host, "-p", `${sitePort}`],
  { stdio: "inherit", env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" } },
);
site.once("exit", (code) => process.exit(code ?? 1));

// The editor does not wait for the site: content that keeps the site from starting is corrected there.
const server = editorServer(process.cwd(), siteOrigin).listen(editorPort, host);
const tellAddress = () =>
  console.log(`\nEdit the website at http://${host}:${editorPort}/ (Chrome or Edge)\n`);
server.once("listening", tellAddress);

async function tellAgain(): Promise<void> {
  while (!(await siteAnswers(siteOrigin))) await sleep(1000);
  tellAddress();
}

void tellAgain();
