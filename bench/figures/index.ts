/** Measures what the site states about its own page and writes it into content/measurements.json. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { formatJson } from "../../src/content/check/formatting";
import { contentFiles } from "../../src/content/contentFiles";
import type { Measurement } from "../../src/content/model/measurements";
import { readContent } from "../../src/content/readContent";
import { languageCodes, type Language } from "../../src/i18n/languages";
import { localizePath } from "../../src/i18n/paths";
import { phone, weighFirstVisit } from "../../tools/lib/firstVisit";
import { freePort } from "../../tools/lib/freePort";
import { median } from "../compare";
import { inTurns } from "../inTurns";
import { audit, lighthouse } from "../lighthouse/audit";
import type { Options } from "../options";
import { inLab, type Lab } from "../page/lab";
import { formatTable, spread } from "../table";
import { statedKilobytes, statedSeconds } from "./stated";

const root = process.cwd();

async function weigh({ browser, url }: Lab, path: string): Promise<number> {
  const context = await browser.newContext(phone);
  try {
    return await weighFirstVisit(await context.newPage(), join(root, "public"), url(path));
  } finally {
    await context.close();
  }
}

async function measurePage(
  lab: Lab,
  path: string,
  rounds: number,
  port: number,
): Promise<Measurement[]> {
  const address = (language: Language) => localizePath(path, language);
  const runs = await inTurns(languageCodes, rounds, (language) =>
    audit(lab.url(address(language)), port),
  );
  const measurements: Measurement[] = [];
  const rows: string[][] = [];
  for (const language of languageCodes) {
    const bytes = await weigh(lab, address(language));
    const paints = runs[language].map(({ largestPaint }) => largestPaint);
    rows.push([address(language), bytes.toLocaleString("en"), spread(paints)]);
    measurements.push({
      path,
      language,
      kilobytes: statedKilobytes(bytes),
      largestPaint: statedSeconds(median(paints)),
      tool: `Lighthouse ${lighthouse.version}`,
      measuredOn: new Date().toISOString().slice(0, 10),
    });
  }
  console.log(`\n${formatTable(["", "bytes", "LCP ms"], rows)}`);
  return measurements;
}

/** Measures the pages that state figures of this site, in every language, and keeps the figures. */
export async function measureFigures({ rounds }: Options): Promise<void> {
  const stating = readContent(root).services.filter(({ siteFigures }) => siteFigures);
  const port = await freePort();
  const pages: Measurement[] = [];
  const measure = async (lab: Lab) => {
    for (const { path } of stating) pages.push(...(await measurePage(lab, path, rounds, port)));
  };
  await inLab([], measure, [`--remote-debugging-port=${port}`]);
  const { path, schema } = contentFiles.measurements;
  writeFileSync(join(root, "content", path), formatJson(schema.parse({ pages })));
  console.log(`\nWritten: content/${path}. Rebuild the site to show it.`);
}
