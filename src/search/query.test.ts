/** @jest-environment node */
import { maxQueryLength, normalizeQuery, queryFromAddress } from "./query";

test("takes needless space and control characters away", () => {
  expect(normalizeQuery("  online \n\t shop\u0000 ")).toBe("online shop");
  expect(normalizeQuery(" \u3000 \n ")).toBe("");
});

test("cuts by characters and never in the middle of one", () => {
  expect(normalizeQuery("ب".repeat(500))).toBe("ب".repeat(maxQueryLength));
  expect(normalizeQuery("😀".repeat(500))).toBe("😀".repeat(maxQueryLength));
});

test("leaves half characters out and everything whole as it is", () => {
  expect(normalizeQuery("a\ud800b\udc00")).toBe("ab");
  expect(normalizeQuery("<script>.*[😀")).toBe("<script>.*[😀");
});

test.each([
  ["?search=erp", "erp"],
  ["search=%D9%85%D8%AA%D8%AC%D8%B1", "متجر"],
  ["?search=online+shop", "online shop"],
  ["?search=&search=%20&search=erp&search=api", "erp"],
  ["?search=%E0%A4%A", "%A"],
  ["?search=%FF", ""],
  ["?search", ""],
  ["?lang=ar", ""],
  ["", ""],
])("reads %j as %j", (address, query) => {
  expect(queryFromAddress(address)).toBe(query);
});
