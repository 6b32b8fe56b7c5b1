/** @jest-environment node */
import { allocate, sum } from "./money";

test("a sum has none of the errors of binary fractions", () => {
  expect(sum([0.1, 0.2])).toBe(0.3);
  expect(sum([])).toBe(0);
});

test.each([
  [100, [1, 1, 1], [33.34, 33.33, 33.33]],
  [0.05, [50, 30, 20], [0.03, 0.01, 0.01]],
  [45500, [96000, 54000, 24000, 14000, 12000], [21840, 12285, 5460, 3185, 2730]],
])("the shares of %d add up to it", (amount, weights, shares) => {
  expect(allocate(amount, weights)).toEqual(shares);
  expect(sum(allocate(amount, weights))).toBe(amount);
});
