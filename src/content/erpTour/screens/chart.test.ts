/** @jest-environment node */
import { drawChart } from "./chart";

const months = [
  { label: "one", sales: 861_000, grossProfit: 247_000 },
  { label: "two", sales: 1_110_500, grossProfit: 340_395 },
];
const draw = (dir: "ltr" | "rtl") => drawChart(months, dir, (value) => `${value / 1000}`);

test("the axis has a few round marks up to the highest value", () => {
  expect(draw("ltr").values.map(({ label }) => label)).toEqual(["0", "500", "1000", "1500"]);
});

test("bars are as high as their values, all from one base", () => {
  const { bars, values } = draw("ltr");
  const [zero] = values;
  for (const { y, height } of bars) expect(y + height).toBeCloseTo(zero!.at, 1);
  const scale = (zero!.at - values.at(-1)!.at) / 1_500_000;
  const sold = bars.filter(({ series }) => series === "sales");
  sold.forEach(({ height }, index) => expect(height).toBeCloseTo(months[index]!.sales * scale, 1));
});

test("time runs from the right where the language does", () => {
  const left = draw("ltr");
  const right = draw("rtl");
  expect(left.months[0]!.at).toBeLessThan(left.months[1]!.at);
  left.bars.forEach(({ x, width }, index) =>
    expect(right.bars[index]!.x).toBeCloseTo(100 - x - width, 1),
  );
  left.months.forEach(({ at }, index) => expect(right.months[index]!.at).toBeCloseTo(100 - at, 1));
  expect([left.axis, right.axis]).toEqual([0, 100]);
});
