import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { browserArguments, findBrowser, findShell } from "./tools/lib/browser";

/** A free one, unless one is given: known once the server says it, by `wait` below. */
const { E2E_PORT: port = "0" } = process.env;
const baseURL = `http://localhost:${port}`;

/** The messages of the server under test: a place made by the first process, inherited by the workers. */
function databaseUrl(): string {
  if (process.env.E2E_DATABASE_URL) return process.env.E2E_DATABASE_URL;
  const folder = mkdtempSync(join(tmpdir(), "fts-e2e-messages-"));
  process.env.E2E_DATABASE_URL = `file:${join(folder, "messages.db")}`;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return process.env.E2E_DATABASE_URL;
}

const desktop = { browserName: "chromium", viewport: { width: 1440, height: 900 } } as const;

/**
 * Browser tests of the finished site in public/, served as `npm start` serves it. A test tagged
 * @phone runs in the window of a phone, one tagged @window in the whole browser (back/forward cache,
 * letters as on a screen, a process for each tab), every other one in the size of a desktop's window.
 */
export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // As many as cores: a browser keeps more than one busy, and with three tests at once two cores took
  // a quarter longer than with two.
  workers: 2,
  timeout: 60_000,
  // A busy machine takes its time; what never comes fails all the same.
  expect: {
    timeout: 15_000,
    // Each system draws letters in its own way; texts are the same on all of them.
    toHaveScreenshot: {
      pathTemplate: "{testDir}/{testFilePath}-snapshots/{arg}-{projectName}-{platform}{ext}",
    },
  },
  snapshotPathTemplate: "{testDir}/{testFilePath}-snapshots/{arg}{ext}",
  reporter: "list",
  use: {
    baseURL,
    launchOptions: {
      executablePath: findShell(),
      // Else a process is started in advance for each page, mostly for none. Tabs share one, so tests of
      // two tabs are tagged @window.
      args: [...browserArguments, "--renderer-process-limit=1"],
    },
  },
  projects: [
    {
      name: "desktop",
      grepInvert: /@phone|@window/,
      use: desktop,
    },
    {
      name: "window",
      grep: /@window/,
      use: {
        ...desktop,
        launchOptions: { executablePath: findBrowser(), args: [...browserArguments] },
      },
    },
    {
      name: "phone",
      grep: /@phone/,
      use: {
        browserName: "chromium",
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
  webServer: {
    command: "node --import tsx server/main.ts",
    wait: { stdout: /^FTS website: \S+:(?<e2e_port>\d+)\//m },
    // Each test of the contact form is a client of its own, by X-Forwarded-For.
    env: {
      PORT: port,
      SITE_FOLDER: "public",
      CONTACT_DATABASE_URL: databaseUrl(),
      TRUSTED_PROXIES: "loopback",
      SMTP_URL: "",
    },
    stdout: "ignore",
    stderr: "pipe",
  },
});
