/** @jest-environment node */
import { maxTypos, swaps } from "./typos";

test("longer words may have more wrong letters, names with digits none", () => {
  expect(["erp", "shop", "website", "platform", "web2025"].map(maxTypos)).toEqual([0, 1, 1, 2, 0]);
});

test("swaps each two neighbours that differ", () => {
  expect(swaps("abbc")).toEqual(["babc", "abcb"]);
  expect(swaps("موقع")).toContain("ومقع");
});

test("leaves words alone where two wrong letters are allowed or none", () => {
  expect(swaps("platform")).toEqual([]);
  expect(swaps("erp")).toEqual([]);
});
