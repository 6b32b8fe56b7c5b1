import { compare, type Comparison, type Row } from "./compare";

interface Measured {
  comparisons: Comparison[];
  close?: () => void | Promise<void>;
}

const columns = { name: 40, duration: 14, ratio: 10 };

function formatRow({ name, duration, ratio }: Row): string {
  const { min, median, max } = ratio;
  const range = min === max ? "" : `   (${min.toFixed(2)} to ${max.toFixed(2)})`;
  return [
    `  ${name.padEnd(columns.name)}`,
    `${duration.toLocaleString("en", { maximumSignificantDigits: 3 })} ms`.padStart(
      columns.duration,
    ),
    `${median.toFixed(2)} x`.padStart(columns.ratio),
    range,
  ].join("");
}

/** Measures comparisons and prints a table of each. */
export async function compareAll({ comparisons, close }: Measured): Promise<void> {
  try {
    for (const comparison of comparisons) {
      console.log(`\n${comparison.title}`);
      for (const row of await compare(comparison)) console.log(formatRow(row));
    }
  } finally {
    await close?.();
  }
}
