import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { installWithApt } from "./apt";
import systemPrograms from "./systemPrograms.json";

/** The browser, and the same engine without windows, as packages name them. */
const { browser, shell } = systemPrograms;

/** Where installers put the browser on systems that have no PATH for it. */
const installed = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

/** How browsers are started, besides Playwright's own arguments: as any user, and without a GPU. */
export const browserArguments: readonly string[] = ["--no-sandbox", "--disable-gpu"];

const advice = `No Chromium or Chrome was found for the browser tests. Do one of these:
  - install Chromium or Chrome (on Debian or Ubuntu: sudo apt-get install chromium)
  - npx playwright install chromium
  - set CHROME_PATH to the browser's program`;

export interface Machine {
  environment: NodeJS.ProcessEnv;
  exists: (path: string) => boolean;
  /** Where Playwright's own browser would be. */
  own: () => string;
}

const thisMachine: Machine = {
  environment: process.env,
  exists: existsSync,
  own: () => chromium.executablePath(),
};

/**
 * The program of a browser: what CHROME_PATH names, else the system's, else Playwright's own;
 * undefined where there is none.
 * @throws if CHROME_PATH names nothing.
 */
export function findBrowser(machine: Machine = thisMachine): string | undefined {
  const { environment, exists, own } = machine;
  const named = environment.CHROME_PATH;
  if (named) {
    if (!exists(named)) throw new Error(`CHROME_PATH is ${named}, but there is no such file.`);
    return named;
  }
  return [...onPath(browser.programs, environment), ...installed, own()].find(exists);
}

/**
 * The program for pages that need no window: the headless shell, which has less to do, or the browser
 * itself where CHROME_PATH names one or there is no shell. The shell has no back/forward cache and
 * draws letters in another way.
 */
export function findShell(machine: Machine = thisMachine): string | undefined {
  const { environment, exists } = machine;
  const found = environment.CHROME_PATH
    ? undefined
    : onPath(shell.programs, environment).find(exists);
  return found ?? findBrowser(machine);
}

function onPath(programs: string[], { PATH = "" }: NodeJS.ProcessEnv): string[] {
  const folders = PATH.split(delimiter).filter(Boolean);
  return programs.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/**
 * A browser, installed if need be and possible, with its shell.
 * @throws with what to do if there is none.
 */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  installWithApt("browser", "shell");
  const now = findBrowser();
  if (!now) throw new Error(advice);
  return now;
}
