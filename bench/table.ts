/** Plain text tables for the terminal. */
import { median } from "./compare";

/** The median of some values with their minimum and maximum, like `91 (86 to 96)`. */
export function spread(values: readonly number[], digits = 0): string {
  const text = (value: number) =>
    value.toLocaleString("en", { maximumFractionDigits: digits, minimumFractionDigits: digits });
  const [min, max] = [Math.min(...values), Math.max(...values)];
  const middle = text(median(values));
  return min === max ? middle : `${middle} (${text(min)} to ${text(max)})`;
}

/** Rows below a heading, the first column aligned at its start and the others at their end. */
export function formatTable(
  heading: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const lines = [heading, ...rows];
  const widths = heading.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines
    .map((line) =>
      widths
        .map((width, column) => {
          const cell = line[column] ?? "";
          return column === 0 ? cell.padEnd(width) : cell.padStart(width);
        })
        .join("  ")
        .trimEnd(),
    )
    .map((line) => `  ${line}`)
    .join("\n");
}
