/** @jest-environment node */
import {
  currencyDigits,
  formatAmount,
  formatDay,
  formatNumber,
  formatPrice,
  formatYear,
} from "./formats";

/** Marks that turn the direction without being seen; they spoil copied text and comparisons. */
const hiddenMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

describe("prices", () => {
  test("have the currency's sign and no cents in English", () => {
    expect(formatPrice({ amount: 5000, currency: "USD" }, "en")).toBe("$5,000");
    expect(formatPrice({ amount: 25, currency: "USD" }, "en")).toBe("$25");
  });

  test("name the currency in Arabic, with Latin digits and without hidden marks", () => {
    const price = formatPrice({ amount: 5000, currency: "USD" }, "ar");
    expect(price).toBe("5,000 دولار أمريكي");
    expect(price).not.toMatch(hiddenMarks);
  });

  test("show the cents of a broken amount", () => {
    expect(formatPrice({ amount: 49.5, currency: "USD" }, "en")).toBe("$49.50");
    expect(formatPrice({ amount: 49.99, currency: "USD" }, "ar")).toMatch(/^49\.99 /);
  });

  test("are not bound to one currency", () => {
    expect(formatPrice({ amount: 900, currency: "AED" }, "en")).toMatch(/^AED\s900$/);
    expect(formatPrice({ amount: 900, currency: "AED" }, "ar")).toMatch(/^900 درهم/);
  });

  test.each([
    ["KWD", 12.5, "KWD\u00a012.500", "12.500 دينار كويتي"],
    ["BHD", 0.5, "BHD\u00a00.500", "0.500 دينار بحريني"],
    ["OMR", 1250.125, "OMR\u00a01,250.125", "1,250.125 ريال عماني"],
    ["JOD", 12, "JOD\u00a012", "12 دينار أردني"],
    ["TND", 7.75, "TND\u00a07.750", "7.750 دينار تونسي"],
    ["LYD", 7.75, "LYD\u00a07.750", "7.750 دينار ليبي"],
    ["JPY", 5000, "¥5,000", "5,000 ين ياباني"],
  ])("of %s have its decimals, or none where they are whole", (currency, amount, en, ar) => {
    expect(formatPrice({ amount, currency }, "en")).toBe(en);
    expect(formatPrice({ amount, currency }, "ar")).toBe(ar);
    expect(en).toContain(formatAmount({ amount, currency }, "en"));
  });

  test.each([
    ["USD", 2],
    ["KWD", 3],
    ["JPY", 0],
  ])("%s has %d decimals", (currency, digits) => {
    expect(currencyDigits(currency)).toBe(digits);
  });
});

test("numbers are grouped and in Latin digits in both languages", () => {
  expect(formatNumber(1234567, "en")).toBe("1,234,567");
  expect(formatNumber(1234567, "ar")).toBe("1,234,567");
});

describe("years", () => {
  test.each(["en", "ar"] as const)("are Gregorian and in Latin digits in %s", (language) => {
    expect(formatYear(new Date("2026-07-01T12:00:00Z"), language)).toBe("2026");
  });

  test("are those of UTC, wherever the build and the browser are", () => {
    expect(formatYear(new Date("2026-12-31T23:59:59Z"), "en")).toBe("2026");
    expect(formatYear(new Date("2027-01-01T00:00:00Z"), "en")).toBe("2027");
  });
});

test("days have the language's names of months and Latin digits, without hidden marks", () => {
  expect(formatDay("2026-01-31", "en")).toBe("January 31, 2026");
  expect(formatDay("2026-01-31", "ar")).toBe("31 يناير 2026");
  expect(formatDay("2026-01-31", "ar")).not.toMatch(hiddenMarks);
});
