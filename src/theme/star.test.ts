/** @jest-environment node */
import { readFileSync } from "node:fs";
import { starPaths, starSize } from "./star";

const numbersIn = (path: string) => (path.match(/[\d.]+/g) ?? []).map(Number);

test("the star is the one of the mark, which has a margin of 1", () => {
  const mark = readFileSync("static/favicon.svg", "utf8");
  const [, outline = ""] = /fill-rule="evenodd" d="(M[^Z]*Z)/.exec(mark) ?? [];
  const expected = numbersIn(outline).map((value) => value - 1);
  expect(expected).toHaveLength(32);
  numbersIn(starPaths.whole).forEach((value, index) => {
    expect(value).toBeCloseTo(expected[index]!, 1);
  });
});

test("a star that lacks a tip is the rest of it", () => {
  const [whole, rest, tip] = [starPaths.whole, starPaths.withoutTip, starPaths.tip].map((path) =>
    path.split(/[MLZ]/).filter(Boolean),
  );
  const missing = whole!.filter((point) => !rest!.includes(point));
  expect(missing).toHaveLength(1);
  expect(tip).toContain(missing[0]);
  expect(Math.max(...numbersIn(starPaths.withoutTip))).toBe(starSize);
});
