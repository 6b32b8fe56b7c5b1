/** @jest-environment node */
import { cleanLine, cleanText, cutText, wellFormed } from "./text";

describe("cleanLine", () => {
  it.each([
    ["  Ahmed \t  Ali ", "Ahmed Ali"],
    ["أحمد\u00A0علي", "أحمد علي"],
    ["e\u0301", "é"],
    ["\u202Egpj.exe", "gpj.exe"],
    ["\u2066\u200FLeila\u2069\uFEFF\u200B\u061C", "Leila"],
    ["می\u200Cخواهم", "می\u200Cخواهم"],
    ["👩\u200D💻", "👩\u200D💻"],
    ["\u202A\u202C", ""],
  ])("cleans %j", (raw, expected) => {
    expect(cleanLine(raw)).toBe(expected);
  });

  it.each(["a\r\nBcc: x@fts.example", "a\nb", "a\rb", "a\0", "a\u001B[2J", "a\u0085b", "a\u2028b"])(
    "refuses %j",
    (raw) => {
      expect(cleanLine(raw)).toBeUndefined();
    },
  );
});

describe("cleanText", () => {
  it.each([
    ["one\r\ntwo\rthree\u2028four\vfive", "one\ntwo\nthree\nfour\nfive"],
    ["a\0b\u001B[2Jc\td", "ab[2Jc\td"],
    ["\n\n مرحبًا \u200F(FTS)\n", "مرحبًا \u200F(FTS)"],
  ])("cleans %j", (raw, expected) => {
    expect(cleanText(raw)).toBe(expected);
  });
});

test("half a character becomes the sign for it, and a whole one stays", () => {
  expect(wellFormed("a\uD83Db\uDE42 🙂")).toBe("a\uFFFDb\uFFFD 🙂");
  expect(() => encodeURIComponent(wellFormed("\uDC00"))).not.toThrow();
});

test("a text is never cut inside a character", () => {
  expect(cutText("a🙂b", 2)).toBe("a");
  expect(cutText("a🙂b", 3)).toBe("a🙂");
  expect(cutText("abc", 9)).toBe("abc");
});
