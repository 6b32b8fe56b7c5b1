/** @jest-environment node */
import fc from "fast-check";
import {
  bareLine,
  cleanLine,
  cleanText,
  closeDirections,
  cutText,
  hasVisible,
  latinDigits,
  plainLine,
  wellFormed,
} from "./visibleText";

const blank = [
  "\u3164\u115F\u1160\uFFA0", // Hangul fillers
  "\u2800\u00A0\u2003\u3000\u{13441}\u{13442}", // gaps
  "\u200B\u200C\u200D\u2060\uFEFF", // zero width
  "\uFE00\uFE0F\u{E0100}\u180B", // variation selectors
  "\u{E0001}\u{E0041}\u{E007F}", // tags
  "\u034F\u00AD\u17B4\u17B5\u180E", // further ones that nothing is drawn for
  "\u200E\u200F\u061C\u202A\u202C\u2066\u2069", // directions
  "\u0301\u064B\u0E31", // marks without a letter
  "\uFFF9\uFFFB\uFFFC\uFFFD\uFFFE\u{1D159}", // signs for something else
  "\u0000\u001B\u007F\u0085", // control characters
  "\uD83D \uDE42", // halves
];

it.each(blank)("sees nothing in %j", (text) => {
  expect(hasVisible(text)).toBe(false);
  expect([cleanText(text), hasVisible(plainLine(text))]).toEqual(["", false]);
});

it.each(["é", "ـ", "?", "🙂", "1", "한", "️❤️"])("sees %j", (text) => {
  expect(hasVisible(text)).toBe(true);
});

const shaped = [
  "می\u200Cخواهم",
  "آپ کی\u200Cبات",
  "क्\u200Dष क्\u200Cष",
  "👩\u200D💻",
  "❤\uFE0F\u200D🔥",
  "👍🏽",
  "1\uFE0F\u20E3",
  "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
  "葛\u{E0100}",
];

it.each(shaped)("keeps what shapes %j", (text) => {
  expect([plainLine(text), cleanLine(text), cleanText(text)]).toEqual([text, text, text]);
});

it.each([
  ["  Ahmed \t  Ali ", "Ahmed Ali"],
  ["أحمد\u00A0علي", "أحمد علي"],
  ["Ahmed\u3164\u2800Ali", "Ahmed Ali"],
  ["e\u0301", "é"],
  ["e\u034F\u0301", "é"],
  ["A\u200Dh\u200Cm\uFE0Fed", "Ahmed"],
  ["می\u200C\u200Cخواهم\u200C", "می\u200Cخواهم"],
  ["\u202Egpj.exe", "gpj.exe"],
  ["\u202DAhmed\u202C", "Ahmed"],
  ["\u2066\u200FLeila\u2069\uFEFF\u200B\u061C", "Leila"],
  ["\u202A\u202C", ""],
])("cleans the line %j", (raw, expected) => {
  expect(cleanLine(raw)).toBe(expected);
});

it.each([
  "a\r\nBcc: x@fts.example",
  "a\nb",
  "a\rb",
  "a\0",
  "a\u001B[2J",
  "a\u0085b",
  "a\u2028b",
  "Ahmed\u202Egpj.exe",
])("refuses the line %j", (raw) => {
  expect(cleanLine(raw)).toBeUndefined();
});

it("leaves nothing hidden in an address or number", () => {
  expect(bareLine("\u202A+20\u00A0100\u202C می\u200Cخ")).toBe("+20 100 میخ");
});

it.each([
  ["one\r\ntwo\rthree\u2028four\vfive", "one\ntwo\nthree\nfour\nfive"],
  ["a\0b\u001B[2Jc\td", "ab[2Jc\td"],
  ["\n\n مرحبًا \u200F(FTS)\n\u200E", "مرحبًا \u200F(FTS)"],
  ["so\u200Bft\u00ADware\uD83D", "software"],
  ["\u2067شركة", "\u2067شركة\u2069"],
])("cleans the text %j", (raw, expected) => {
  expect(cleanText(raw)).toBe(expected);
});

it.each([
  ["\u2067a\nb\u2069", "\u2067a\u2069\nb"],
  ["a\u202E\u202Cb", "ab"],
  ["\u2067\u202Ba\u2069b\u202C", "\u2067\u202Ba\u2069b"],
  ["\u2069\u202Ca\u202B\u2068", "a\u202B\u2068\u2069\u202C"],
  ["\u2066FTS\u2069 \u202Bعلي\u202C", "\u2066FTS\u2069 \u202Bعلي\u202C"],
])("ends the directions of %j", (text, expected) => {
  expect(closeDirections(text)).toBe(expected);
});

const anything = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      ...blank.flatMap((text) => Array.from(text)),
      ...shaped,
      ...["\u202B", "\u202D", "\u202E", "\u2067", "\u2068"],
    ),
    fc.string({ unit: "binary", maxLength: 2 }),
  ),
});

it("cleans once and for all, whatever comes", () => {
  fc.assert(
    fc.property(anything, (raw) => {
      for (const clean of [plainLine, bareLine, cleanText, closeDirections]) {
        expect(clean(clean(raw))).toBe(clean(raw));
      }
      expect(cleanText(raw)).toBe(closeDirections(cleanText(raw)));
      expect(bareLine(raw)).not.toMatch(/\p{DI}|\p{Cc}|\p{Cs}/u);
    }),
    { numRuns: 500 },
  );
});

test("half a character becomes the sign for it, and a whole one stays", () => {
  expect(wellFormed("a\uD83Db\uDE42 🙂")).toBe("a\uFFFDb\uFFFD 🙂");
  expect(() => encodeURIComponent(wellFormed("\uDC00"))).not.toThrow();
});

test.each([
  ["a🙂b", 2, "a"],
  ["a🙂b", 3, "a🙂"],
  ["abc", 9, "abc"],
  ["ae\u0301b", 2, "a"],
  ["محمَّد", 4, "مح"],
  ["a👩\u200D💻b", 4, "a"],
  ["a🇪🇬b", 4, "a"],
  ["a👍🏽b", 4, "a"],
  ["a\r\nb", 2, "a"],
  ["\uD83D\uD83D", 1, "\uD83D"],
])("%j cut after %d ends between characters as readers see them", (text, length, expected) => {
  expect(cutText(text, length)).toBe(expected);
});

test("digits of Arabic and Persian keyboards are Latin ones", () => {
  expect(latinDigits("٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ 7")).toBe("0123456789 0123456789 7");
});
