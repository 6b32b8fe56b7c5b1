/**
 * `npm run bench`: how long things take beside what they are compared with, measured in turns in one
 * run. `npm run bench -- search` measures one group. It judges nothing: read it before and after a
 * change, on the same machine.
 */
import { assistantComparisons } from "./bench/assistant";
import { compare, type Comparison, type Row } from "./bench/compare";
import { contactComparisons } from "./bench/contact";
import { pageComparisons } from "./bench/page";
import { searchComparisons } from "./bench/search";

interface Measured {
  comparisons: Comparison[];
  close?: () => void | Promise<void>;
}

const groups = new Map<string, () => Measured | Promise<Measured>>([
  ["search", () => ({ comparisons: searchComparisons() })],
  ["assistant", () => ({ comparisons: assistantComparisons() })],
  ["contact", contactComparisons],
  ["page", pageComparisons],
]);

const columns = { name: 40, duration: 14, ratio: 10 };

function formatRow({ name, duration, ratio }: Row): string {
  const { least, median, most } = ratio;
  const spread = least === most ? "" : `   (${least.toFixed(2)} to ${most.toFixed(2)})`;
  return [
    `  ${name.padEnd(columns.name)}`,
    `${duration.toLocaleString("en", { maximumSignificantDigits: 3 })} ms`.padStart(
      columns.duration,
    ),
    `${median.toFixed(2)} x`.padStart(columns.ratio),
    spread,
  ].join("");
}

async function measure({ comparisons, close }: Measured): Promise<void> {
  try {
    for (const comparison of comparisons) {
      console.log(`\n${comparison.title}`);
      for (const row of await compare(comparison)) console.log(formatRow(row));
    }
  } finally {
    await close?.();
  }
}

async function main(chosen: string[]): Promise<void> {
  for (const name of chosen.length > 0 ? chosen : groups.keys()) {
    const open = groups.get(name);
    if (!open) throw new Error(`There is no "${name}": ${[...groups.keys()].join(", ")}`);
    await measure(await open());
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
