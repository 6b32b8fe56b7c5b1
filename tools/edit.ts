/** `npm run edit`: the editor beside the running site, both on this machine only. */
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { requireFreePorts, siteAnswers } from "./lib/editor/ports";
import { editorServer } from "./lib/editor/server";

const host = "localhost";
const sitePort = Number(process.env.SITE_PORT ?? 8000);
const editorPort = Number(process.env.EDIT_PORT ?? sitePort + 1);
const siteOrigin = `http://${host}:${sitePort}`;
const session = randomUUID();

function startSite(): void {
  const site = spawn(
    process.execPath,
    ["node_modules/gatsby/cli.js", "develop", "-H", host, "-p", `${sitePort}`],
    {
      stdio: "inherit",
      env: {
        ...process.env,
        GATSBY_TELEMETRY_DISABLED: "1",
        // Its badge would cover a corner of the page.
        GATSBY_QUERY_ON_DEMAND_LOADING_INDICATOR: "false",
        EDIT_SESSION: session,
      },
    },
  );
  site.once("exit", (code) => process.exit(code ?? 1));
  process.once("exit", () => site.kill());
}

const printAddress = () =>
  console.log(`\nEdit the website at http://${host}:${editorPort}/ (Chrome or Edge)\n`);

async function run(): Promise<void> {
  await requireFreePorts({ SITE_PORT: sitePort, EDIT_PORT: editorPort });
  startSite();
  // The editor does not wait for the site: content that keeps the site from starting is corrected there.
  editorServer(process.cwd(), siteOrigin).listen(editorPort, host, printAddress);
  while (!(await siteAnswers(siteOrigin, session))) await sleep(1000);
  // Gatsby has written much since.
  printAddress();
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
