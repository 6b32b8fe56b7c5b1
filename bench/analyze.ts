/**
 * `npm run analyze`: what the initial scripts of each kind of page consist of. `npm run analyze --
 * /ar/` analyses the built page of that path.
 */
import { join } from "node:path";
import { weighScripts, type Weight } from "./analyze/weigh";
import { inLab, type Lab } from "./page/lab";
import { pagesOfEveryKind } from "./page/pageKinds";
import { formatTable } from "./table";
import { defaultLanguage } from "../src/i18n/languages";
import { languageOfPath } from "../src/i18n/paths";

const site = join(__dirname, "../public");

/** Owners that weigh less are one row, in bytes after gzip. */
const smallest = 500;

/** In milliseconds after `load`. */
const scriptsWithin = 4000;

/** The scripts a page loads without interaction, prefetched ones included. */
async function scriptsOf({ browser, url }: Lab, path: string): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 412, height: 915 } });
  try {
    const scripts = new Set<string>();
    page.on("response", (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith(".js")) scripts.add(pathname);
    });
    await page.goto(url(path), { waitUntil: "load" });
    // Scripts may start a little after the page; the assistant, which comes at 5 s, is not awaited.
    await page.waitForTimeout(scriptsWithin);
    return [...scripts];
  } finally {
    await page.close();
  }
}

const sum = (weights: readonly Weight[]): Weight => ({
  raw: weights.reduce((total, { raw }) => total + raw, 0),
  gzip: weights.reduce((total, { gzip }) => total + gzip, 0),
});

function formatRow(name: string, { raw, gzip }: Weight): string[] {
  return [name, ...[raw, gzip].map((size) => Math.round(size).toLocaleString("en"))];
}

/** A page's scripts by owner as a table. */
function formatPage(path: string, scripts: readonly string[]): string {
  const weights = weighScripts(site, scripts);
  const large = weights.filter(([, { gzip }]) => gzip >= smallest);
  const rest = weights.filter(([, { gzip }]) => gzip < smallest);
  const rows = [
    ...large.map(([owner, weight]) => formatRow(owner, weight)),
    formatRow(`${rest.length} smaller ones`, sum(rest.map(([, weight]) => weight))),
    formatRow(`${scripts.length} scripts`, sum(weights.map(([, weight]) => weight))),
  ];
  return `\n${path}\n${formatTable(["", "bytes", "gzip"], rows)}`;
}

async function main(paths: string[]): Promise<void> {
  // The scripts of other languages differ only in their data.
  const kinds = pagesOfEveryKind.filter((path) => languageOfPath(path) === defaultLanguage);
  await inLab([], async (lab) => {
    for (const path of paths.length > 0 ? paths : kinds) {
      console.log(formatPage(path, await scriptsOf(lab, path)));
    }
  });
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
