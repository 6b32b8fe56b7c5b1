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

test.each([
  ["C#, C++ (F#).", ["c#", "c++", "f#"]],
  [".NET or .com", [".net", "or", ".com"]],
  ["ASP.NET", ["asp.net", "asp", ".net"]],
  ["Node.js", ["nodejs", "node", "js"]],
  ["E.R.P. د.ك", ["erp", "دك"]],
  ["e–commerce e_commerce e‑commerce", Array(3).fill(["ecommerce", "e", "commerce"]).flat()],
  ["a shop .what", ["a", "shop", "what"]],
  ["issue #5, room#6", ["issue", "5", "room", "6"]],
])("keeps the signs of a name: %s", (text, found) => expect(terms(text)).toEqual(found));

test.each([
  ["$5,000"],
  ["5000"],
  ["٥٬٠٠٠"],
  ["٥،٠٠٠"],
  ["۵۰۰۰"],
  ["５，０００"],
  ["5 000"],
  ["5\u00a0000"],
  ["5\u202f000"],
  ["5.000"],
  ["5'000"],
  ["5,000.00"],
  ["5000.00 $"],
  ["5K"],
])("%s is the figure 5000", (text) => {
  expect(terms(text)).toEqual(["5000"]);
  expect(foldedWords(text)).toEqual(["5000"]);
});

test.each([
  ["24/7", ["24", "7"]],
  ["1, 2, 300", ["1", "2", "300"]],
  ["2024 500", ["2024", "500"]],
  ["12.5", ["12", "5"]],
  ["K8s 3D", ["k8s", "3d"]],
])("other figures stay apart: %s", (text, found) => expect(terms(text)).toEqual(found));

test("a figure is marked whole", () => {
  expect(tokenize("from $5,000 on")[1]).toEqual({ term: "5000", start: 6, end: 11 });
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
