/** `npm run edit`: the editor beside the running site, both on this machine only. */
import { spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { editorServer } from "./lib/editor/server";

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

async function siteAnswers(): Promise<boolean> {
  return fetch(siteOrigin).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function run(): Promise<void> {
  while (!(await siteAnswers())) await sleep(1000);
  editorServer(process.cwd(), siteOrigin).listen(editorPort, host, () => {
    console.log(`\nEdit the website at http://${host}:${editorPort}/ (Chrome or Edge)\n`);
  });
}

void run();
