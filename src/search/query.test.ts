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

test.each([
  ["what would end its isolate", "erp\u2069", "erp"],
  ["what would turn the rest around", "\u202Eerp\u202C \u2067shop", "erp shop"],
  ["marks of direction", "\u200Fمتجر\u200E \u061Cerp", "متجر erp"],
  ["fillers and blanks", "\u3164\u2800\uFFA0 \u115F", ""],
  ["spaces without width", "\u200B\uFEFF\u2060", ""],
  ["joiners with nothing to join", "\u200D\uFE0F \u200C \u200D", ""],
  ["marks with no letter", "\u0301\u064B\u0301", ""],
  ["tags", "\u{E0001}\u{E0041}erp", "erp"],
  ["notes between lines", "\uFFF9a\uFFFAb\uFFFB", "ab"],
])("takes away %s", (_, typed, clean) => expect(normalizeQuery(typed)).toBe(clean));

test("keeps what letters and emoji are formed with", () => {
  expect(normalizeQuery("می\u200Cخواهم")).toBe("می\u200Cخواهم");
  expect(normalizeQuery("👩\u200D💻 ❤\uFE0F")).toBe("👩\u200D💻 ❤\uFE0F");
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
  ["?search=erp%E2%81%A9%E2%80%AE", "erp"],
  ["?search=%E2%80%8F&search=erp", "erp"],
  ["?search=100%25&x=%", "100%"],
  ["?search", ""],
  ["?lang=ar", ""],
  ["", ""],
])("reads %j as %j", (address, query) => {
  expect(queryFromAddress(address)).toBe(query);
});
