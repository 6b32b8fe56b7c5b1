/** @jest-environment node */
import { highlight, highlightedPieces } from "./highlight";

const marked = (text: string, terms: string[]) =>
  highlight(text, terms).map(({ start, end }) => text.slice(start, end));

test("marks the word as the text spells it", () => {
  expect(marked("نبني أنظمة ERP", ["انظمه", "erp"])).toEqual(["أنظمة", "ERP"]);
  expect(marked("الأُسُسُ المُحَاسَبِيَّةُ", ["المحاسبيه"])).toEqual(["المُحَاسَبِيَّةُ"]);
});

test("marks whole words only", () => {
  expect(marked("shopping in a shop", ["shop"])).toEqual(["shop"]);
});

test("marks a compound once, and a part of one alone", () => {
  expect(marked("our e-commerce", ["ecommerce", "e", "commerce"])).toEqual(["e-commerce"]);
  expect(marked("our e-commerce", ["commerce"])).toEqual(["commerce"]);
});

test("pieces put together are the text", () => {
  const text = "ERP <b>& ERP</b> 😀";
  const pieces = highlightedPieces(text, ["erp"]);
  expect(pieces.map((piece) => piece.text).join("")).toBe(text);
  expect(pieces.filter((piece) => piece.marked).map((piece) => piece.text)).toEqual(["ERP", "ERP"]);
});

test("without a match the text stays in one piece", () => {
  expect(highlightedPieces("plain", [])).toEqual([{ text: "plain", marked: false }]);
  expect(highlightedPieces("", ["erp"])).toEqual([]);
});
