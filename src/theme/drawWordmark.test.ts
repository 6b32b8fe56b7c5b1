/** @jest-environment node */
import { drawWordmark } from "./drawWordmark";

const root = process.cwd();

test("a wordmark has a closed shape for each letter, within its box", async () => {
  const { path, width, height } = (await drawWordmark("FTS", root))!;
  expect(path.match(/Z/g)).toHaveLength(3);
  const numbers = path.match(/-?[\d.]+/g)!.map(Number);
  expect(numbers.every(Number.isInteger)).toBe(true);
  const across = numbers.filter((_, index) => index % 2 === 0);
  // The letters of "FTS" are drawn with commands that take points, x before y.
  expect(path.replaceAll(/[\d\s-]+/g, "")).toMatch(/^[MLQZ]+$/);
  expect(Math.min(...across)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...across)).toBeLessThanOrEqual(width);
  expect(Math.max(...numbers.filter((_, index) => index % 2 === 1))).toBeLessThan(1.05 * height);
});

test.each(["إف تي إس", "FTS 株式会社"])("leaves %s to the page's own font", async (name) => {
  expect(await drawWordmark(name, root)).toBeUndefined();
});
