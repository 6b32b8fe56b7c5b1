/** @jest-environment node */
import { createIndex, loadIndex } from "./createIndex";
import { documentsByLanguage, type SearchDocument } from "./documents";
import { fold } from "./fold";
import { highlight } from "./highlight";
import { createSearch, type SearchFilter } from "./search";
import { readServices, searches, vocabulary } from "./testing/ownServices";

const search = searches();
const ids = (language: keyof typeof search, text: string) =>
  search[language](text).map(({ id }) => id);

test.each([
  ["ERP", "erp"],
  ["erp sys", "erp"],
  ["e-commerce", "ecommerce"],
  ["ecommerce", "ecommerce"],
  ["shop", "ecommerce"],
  ["store", "ecommerce"],
  ["متجر", "ecommerce"],
  ["المتجر", "ecommerce"],
  ["محاسبه", "erp"],
  ["انظمه", "erp"],
  ["تدريب", "training"],
  ["cloud", "cloud"],
  ["PostgreSQL", "database"],
  ["website", "static-website"],
  ["one page", "one-page-app"],
  ["how much does an ERP cost?", "erp"],
])("%j leads to %s on both pages", (text, id) => {
  expect(ids("en", text)[0]).toBe(id);
  expect(ids("ar", text)[0]).toBe(id);
});

test.each([
  ["en", "trainng", "training"],
  ["en", "databse", "database"],
  ["en", "postgersql", "database"],
  ["ar", "السحابيه", "cloud"],
  ["ar", "سحاب", "cloud"],
  ["ar", "تديرب", "training"],
  ["ar", "قواعد البيانت", "database"],
] as const)("on the page in %s, %j leads to %s", (language, text, id) => {
  expect(ids(language, text)[0]).toBe(id);
});

test("Arabic spellings of a word find the same, in the same order", () => {
  expect(ids("ar", "أنظمة")).toEqual(ids("ar", "انظمه"));
  expect(ids("ar", "أَنْظِمَةٌ")).toEqual(ids("ar", "انظمـه"));
  expect(ids("ar", "انظمه").length).toBeGreaterThan(0);
});

test("results carry the words to mark in what they found", () => {
  const [first] = search.ar("متجر", { limit: 1 });
  const source = readServices().find(({ id }) => id === "ecommerce");
  expect(first).toMatchObject({ id: "ecommerce", kind: "service" });
  const description = source?.description?.ar ?? "";
  const marked = highlight(description, first?.terms ?? []);
  expect(marked.map(({ start, end }) => description.slice(start, end))).toContain("متجر");
});

test.each([
  ["en", "shop", "delivery"],
  ["en", "delivery", "delivery"],
  ["ar", "متجر", "توصيل"],
] as const)("in %s, %j marks %j only where it was typed", (language, text, word) => {
  const [terms] = search[language](text, { limit: 1 }).map((result) => result.terms);
  expect(terms).toContain(fold(text));
  expect(terms?.includes(fold(word))).toBe(text === word);
});

const sample = (id: string, title: string, more: Partial<SearchDocument> = {}): SearchDocument => ({
  id,
  kind: "service",
  title,
  ...more,
});
const searchIn = (documents: SearchDocument[], text: string, filter?: SearchFilter) =>
  createSearch(loadIndex(createIndex(documents, vocabulary)), vocabulary)
    .search(text, filter)
    .map(({ id }) => id);

test("the word itself comes before the word with the article", () => {
  expect(searchIn([sample("with", "المتاع"), sample("bare", "متاع")], "متاع")).toEqual([
    "bare",
    "with",
  ]);
  expect(searchIn([sample("bare", "متاع"), sample("with", "المتاع")], "المتاع")).toEqual([
    "with",
    "bare",
  ]);
});

test("a title counts more than a text", () => {
  const documents = [sample("text", "Other", { body: ["Books"] }), sample("title", "Books")];
  expect(searchIn(documents, "books")).toEqual(["title", "text"]);
});

test("equally good documents keep the order they were given in", () => {
  const documents = ["c", "a", "b"].map((id) => sample(id, "Same words"));
  expect(searchIn(documents, "same")).toEqual(["c", "a", "b"]);
});

test("all words must match while a document has them all, then most of what is asked", () => {
  const documents = [sample("one", "Red apple"), sample("two", "Red cherry")];
  expect(searchIn(documents, "red apple")).toEqual(["one"]);
  expect(searchIn(documents, "big red apple banana")).toEqual(["one"]);
  expect(searchIn(documents, "red banana")).toEqual([]);
});

test("wrong letters are allowed for only when nothing matches without", () => {
  const documents = [sample("right", "Letter"), sample("near", "Better")];
  expect(searchIn(documents, "letter")).toEqual(["right"]);
  expect(searchIn(documents, "lettr")).toEqual(["right"]);
});

test("a filter keeps to its kinds", () => {
  const documents = [sample("service", "Books"), sample("question", "Books", { kind: "question" })];
  expect(searchIn(documents, "books", { kinds: ["question"] })).toEqual(["question"]);
});

test("two documents with one id are refused", () => {
  expect(() => createIndex([sample("twice", "A"), sample("twice", "B")], vocabulary)).toThrow(
    /twice/,
  );
});

test("the same documents give the same data", () => {
  const { en } = documentsByLanguage(readServices());
  const data = () => JSON.stringify(createIndex(en, vocabulary));
  expect(data()).toBe(data());
});

test.each(["5000", "$5,000", "٥٠٠٠ دولار أمريكي", "USD 5000", "5k"])(
  "%j finds the amount, and not what speaks of the currency",
  (text) => {
    const documents = [sample("currency", "Dollars, دولار أمريكي"), sample("price", "from 5,000")];
    expect(searchIn(documents, text)).toEqual(["price"]);
  },
);

test("a currency without a figure is searched for", () => {
  expect(searchIn([sample("currency", "Dollars"), sample("price", "5,000")], "dollars")).toEqual([
    "currency",
  ]);
});

test("a figure begins no other", () => {
  const documents = [sample("dear", "5,000"), sample("cheap", "500")];
  expect(searchIn(documents, "500")).toEqual(["cheap"]);
});

test.each(["", "   ", "😀", "🏳️‍🌈", ".*+?^${}()|[\\]\\", "\ud800", "%%%", "\u0000"])(
  "%j, which holds no word, finds nothing",
  (text) => expect(ids("en", text)).toEqual([]),
);

test.each([
  "<script>alert(1)</script>",
  "%E0%A4%A",
  "__proto__",
  "constructor",
  "ERP متجر 😀 shop",
  "erp ".repeat(200),
  "ب".repeat(500),
  "a-".repeat(250),
  "ﷺ",
  "e\u0301".repeat(5000),
  "٠".repeat(10_000),
  "1,000,".repeat(2000),
  "a.".repeat(5000),
  "C#".repeat(5000),
  "\u202e\u2066erp",
])("%j is searched without an error", (text) => {
  for (const find of Object.values(search)) {
    for (const { score } of find(text)) expect(score).toBeGreaterThan(0);
  }
});

test("one letter finds what begins with it", () => {
  expect(ids("en", "e")).toEqual(expect.arrayContaining(["erp", "ecommerce"]));
  expect(ids("ar", "م")).toEqual(expect.arrayContaining(["ecommerce"]));
});
