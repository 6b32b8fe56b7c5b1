/** @jest-environment node */
import { foldedWords, tokenize } from "./tokenize";

const terms = (text: string) => tokenize(text).map(({ term }) => term);

test("cuts a text at spaces and punctuation of both scripts", () => {
  expect(terms("ERP، API؛ «متجر» (SQL)؟ 98%")).toEqual(["erp", "api", "متجر", "sql", "98"]);
});

test("gives a compound whole and in parts", () => {
  expect(terms("e-commerce")).toEqual(["ecommerce", "e", "commerce"]);
  expect(terms("client’s")).toEqual(["clients", "client", "s"]);
});

test("parts Latin and Arabic letters only at a gap", () => {
  expect(terms("وGraphQL نظام ERP")).toEqual(["وgraphql", "نظام", "erp"]);
});

test("without their places, a compound gives its parts", () => {
  expect(foldedWords("E-commerce، «نِظام»")).toEqual(["e", "commerce", "نظام"]);
  expect(foldedWords("?!")).toEqual([]);
});

test("words know their place in the original", () => {
  const text = "الأُسُسُ و e-commerce";
  const words = tokenize(text).map(({ start, end }) => text.slice(start, end));
  expect(words).toEqual(["الأُسُسُ", "و", "e-commerce", "e", "commerce"]);
});

test.each(["", "   ", "😀 🎉", ".*+?^${}()|[\\]", "\ud800", "\u064b\u0640"])(
  "finds no word in %j",
  (text) => expect(terms(text)).toEqual([]),
);
