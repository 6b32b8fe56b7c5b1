/** Lighthouse's mobile scores of pages beside those of the same pages without scripts. */
import { freePort } from "../../tools/lib/freePort";
import { inTurns } from "../inTurns";
import type { Options } from "../options";
import { inLab, variantNames, variants, type Lab } from "../page/lab";
import { pagesOfEveryKind } from "../page/pageKinds";
import { formatTable, spread } from "../table";
import { audit, type Audited } from "./audit";

const heading = ["", "performance", "LCP ms", "TBT ms", "CLS"];

function formatRuns(name: string, runs: Audited[]): string[] {
  const values = (key: "performance" | "largestPaint" | "blockingTime" | "layoutShift") =>
    runs.map((run) => run[key]);
  return [
    name,
    spread(values("performance")),
    spread(values("largestPaint")),
    spread(values("blockingTime")),
    spread(values("layoutShift"), 3),
  ];
}

/** The worst score of each deterministic category, and its failed audits. */
function formatScores(runs: Audited[]): string {
  const worst = (key: keyof Audited["scores"]) =>
    Math.min(...runs.map(({ scores }) => scores[key]));
  const unmet = [...new Set(runs.flatMap((run) => run.unmet))];
  return [
    `  accessibility ${worst("accessibility")}, best practices ${worst("best-practices")}, SEO ${worst("seo")}`,
    ...unmet.map((id) => `    not met: ${id}`),
  ].join("\n");
}

async function measurePage(lab: Lab, path: string, rounds: number, port: number): Promise<void> {
  const runs = await inTurns(variants, rounds, (variant) => audit(lab.url(path, variant), port));
  const rows = variants.map((variant) => formatRuns(variantNames[variant], runs[variant]));
  console.log(`\n${path}\n${formatTable(heading, rows)}\n${formatScores(runs.asIs)}`);
}

/** Prints the scores of the given pages, or of a page of every kind, in every language. */
export async function measureLighthouse({ paths, rounds }: Options): Promise<void> {
  const pages = paths.length > 0 ? paths : pagesOfEveryKind;
  const port = await freePort();
  const measure = async (lab: Lab) => {
    for (const path of pages) await measurePage(lab, path, rounds, port);
  };
  await inLab(pages, measure, [`--remote-debugging-port=${port}`]);
}
