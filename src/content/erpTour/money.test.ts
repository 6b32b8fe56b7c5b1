/** @jest-environment node */
import { allocate, rounded, sum } from "./money";

test("a sum has none of the errors of binary fractions", () => {
  expect(sum([0.1, 0.2])).toBe(0.3);
  expect(sum([0.001, 0.002])).toBe(0.003);
  expect(sum([])).toBe(0);
});

test.each([
  ["USD", 100, [1, 1, 1], [33.34, 33.33, 33.33]],
  ["KWD", 100, [1, 1, 1], [33.334, 33.333, 33.333]],
  ["JPY", 100, [1, 1, 1], [34, 33, 33]],
  ["USD", 0.05, [50, 30, 20], [0.03, 0.01, 0.01]],
  ["AED", 45500, [96000, 54000, 24000, 14000, 12000], [21840, 12285, 5460, 3185, 2730]],
])("in %s the shares of %d add up to it", (currency, amount, weights, shares) => {
  expect(allocate(amount, weights, currency)).toEqual(shares);
  expect(sum(allocate(amount, weights, currency))).toBe(amount);
});

test.each([
  ["USD", 1.25],
  ["KWD", 1.247],
  ["JPY", 1],
])("an amount in %s has its decimals", (currency, amount) => {
  expect(rounded(1.2468, currency)).toBe(amount);
});
