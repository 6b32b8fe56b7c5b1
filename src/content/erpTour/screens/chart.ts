/** Draws the chart of sales and gross profit by month at build time. Pure. */
import type { Direction } from "../../../i18n/languages";
import type { TourChart } from "./types";

export interface ChartMonth {
  label: string;
  sales: number;
  grossProfit: number;
}

/** In % of the drawing: the values' labels stand before the plot, the months' below it. */
const plot = { start: 13, end: 100, top: 6, bottom: 88 };

/** The share of a month's place that its bar takes. */
const barShare = 0.56;

/** The distance of round marks (1, 2 or 5 times a power of ten) of which few reach a value. */
function roundStep(value: number, marks = 4): number {
  const rough = value / marks;
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10) * power;
}

const rounded = (value: number) => Math.round(value * 100) / 100;

/** Time runs in the direction of the language. */
export function drawChart(
  months: readonly ChartMonth[],
  dir: Direction,
  formatValue: (value: number) => string,
): Pick<TourChart, "bars" | "values" | "months" | "axis"> {
  const highest = Math.max(...months.map(({ sales }) => sales));
  const step = roundStep(highest);
  const marks = Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step);
  const top = marks.at(-1) ?? step;
  const heightOf = (value: number) => (value / top) * (plot.bottom - plot.top);
  const place = (plot.end - plot.start) / months.length;
  const width = place * barShare;
  /** Where something of a width begins, seen from the left. */
  const fromLeft = (start: number, size = 0) => rounded(dir === "rtl" ? 100 - start - size : start);
  const bar = (series: "sales" | "grossProfit", value: number, index: number) => ({
    series,
    x: fromLeft(plot.start + place * index + (place - width) / 2, width),
    y: rounded(plot.bottom - heightOf(value)),
    width: rounded(width),
    height: rounded(heightOf(value)),
  });
  return {
    bars: months.flatMap(({ sales, grossProfit }, index) => [
      bar("sales", sales, index),
      bar("grossProfit", grossProfit, index),
    ]),
    values: marks.map((value) => ({
      at: rounded(plot.bottom - heightOf(value)),
      label: formatValue(value),
    })),
    months: months.map(({ label }, index) => ({
      at: fromLeft(plot.start + place * (index + 0.5)),
      label,
    })),
    axis: fromLeft(0),
  };
}
