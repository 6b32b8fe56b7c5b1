/** @jest-environment node */
import { isolate, isolateAddresses, isolateInserted } from "./isolate";

const marked = (text: string) => text.replaceAll("\u2066", "[").replaceAll("\u2069", "]");

test.each([
  ["اتصل بنا على +20 3 486 2211.", "اتصل بنا على [+20 3 486 2211]."],
  ["هاتف: 03-486-2211، أو (+20) بعدها", "هاتف: [03-486-2211]، أو (+20) بعدها"],
  ["راسلنا على info@fts-software.com.", "راسلنا على [info@fts-software.com]."],
  [
    "زر https://fts.example/ar/?a=1#b، ثم www.fts.example.",
    "زر [https://fts.example/ar/?a=1#b]، ثم [www.fts.example].",
  ],
  [
    "راسلنا على info@شركة.مصر، وinfo@fts.example",
    "راسلنا على [info@شركة.مصر]، و[info@fts.example]",
  ],
  ["اكتب إلى متجر@شركة.مصر.", "اكتب إلى [متجر@شركة.مصر]."],
  ["زر https://شركة.مصر/خدماتنا.", "زر [https://شركة.مصر/خدماتنا]."],
  [
    "INFO@FTS.EXAMPLE أو \u2066+20 3 000 0000\u2069 أو 0100 486 2211",
    "[INFO@FTS.EXAMPLE] أو [+20 3 000 0000] أو [0100 486 2211]",
  ],
])("isolates what is to be read from left to right: %s", (text, expected) => {
  expect(marked(isolateAddresses(text, "ar"))).toBe(expected);
});

test.each([
  "منذ عام 2020 وحتى 2026",
  "من 09:00 إلى 17:00",
  "ابتداءً من 5,000 دولار، أو 12,500,000 سهم",
  "نسبة 0.05 و100% و24/7",
  "نظام ERP ومعيار IFRS وملف data@home",
])("leaves figures, years and words alone: %s", (text) => {
  expect(isolateAddresses(text, "ar")).toBe(text);
});

test("isolates what is put into a sentence", () => {
  const price = `${isolateInserted("نظام ERP", "ar")}: 5,000`;
  expect(price).toBe("\u2068نظام ERP\u2069: 5,000");
});

test("leaves left-to-right languages alone", () => {
  const text = "Call +20 3 486 2211 or write to info@fts.example";
  expect(isolateAddresses(text, "en")).toBe(text);
  expect(isolate("FTS", "en")).toBe("FTS");
  expect(isolateInserted("FTS", "en")).toBe("FTS");
});

test("does not slow down on long texts without an address", () => {
  expect(isolateAddresses("0".repeat(20_000), "ar")).toHaveLength(20_000);
  expect(isolateAddresses("a.".repeat(20_000), "ar")).toHaveLength(40_000);
});
