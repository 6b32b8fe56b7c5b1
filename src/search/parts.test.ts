/** @jest-environment node */
import { inEachLanguage } from "../../tools/lib/inEachLanguage";
import { createIndex, loadIndex, type SearchIndexData } from "./createIndex";
import { documentsByLanguage } from "./documents";
import { createSearcher, cutIndex, partsFor } from "./parts";
import { createSearch } from "./search";
import { readServices, vocabulary } from "./testing/ownServices";

const documents = documentsByLanguage(readServices());
const made = inEachLanguage({
  en: JSON.stringify(createIndex(documents.en, vocabulary)),
  ar: JSON.stringify(createIndex(documents.ar, vocabulary)),
});
const index = (language: "en" | "ar") => JSON.parse(made[language]) as SearchIndexData;

/** The services of this site in parts, as if they were many, and what a search of them loads. */
function inParts(language: "en" | "ar", size = 0) {
  const { head, parts } = cutIndex(index(language), language, size);
  const loaded: number[] = [];
  const load = (part: number) => {
    loaded.push(part);
    return Promise.resolve(parts[part] ?? []);
  };
  const find = createSearcher(head, load, () => Promise.resolve(vocabulary));
  const ids = async (text: string) =>
    (await find(text)).map(({ position }) => documents[language][position]?.id);
  return { head, parts, loaded, find, ids };
}

const whole = (language: "en" | "ar", text: string) =>
  createSearch(loadIndex(index(language)), vocabulary)
    .search(text)
    .map(({ id }) => id);

test("a small index is one file, a large one is not", () => {
  expect(inParts("en", 200_000).parts).toEqual([]);
  expect(inParts("en").parts.length).toBeGreaterThan(2);
});

test("no term is in two parts, and none is lost", () => {
  const { parts, head } = inParts("ar");
  const terms = parts.flat().map(([term]) => term);
  expect(new Set(terms).size).toBe(terms.length);
  expect([...terms].sort()).toEqual(
    index("ar")
      .index.map(([term]) => term)
      .sort(),
  );
  expect(head.starts).toEqual(parts.map(([first]) => first?.[0]));
});

test.each([
  ["en", "ERP"],
  ["en", "erp sys"],
  ["en", "e-commerce"],
  ["en", "shop"],
  ["en", "online store price"],
  ["en", "how much does an ERP cost?"],
  ["en", "trainng"],
  ["en", "postgersql"],
  ["en", "متجر"],
  ["ar", "المتجر"],
  ["ar", "محاسبه"],
  ["ar", "انظمه"],
  ["ar", "تديرب"],
  ["ar", "one page"],
] as const)("in parts, %s %j finds the same first", async (language, text) => {
  expect((await inParts(language).ids(text))[0]).toBe(whole(language, text)[0]);
});

test.each(["cloud", "database", "erp accounting"])(
  "what is looked up as it is ranks as in one piece: %s",
  async (text) => expect(await inParts("en").ids(text)).toEqual(whole("en", text)),
);

test("a search loads what it needs, and that once", async () => {
  const { ids, loaded, parts } = inParts("en");
  await ids("cloud");
  const first = loaded.length;
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(parts.length);
  await ids("cloud");
  expect(loaded).toHaveLength(first);
});

test("one letter is looked for in titles, without loading more", async () => {
  const { ids, loaded } = inParts("en");
  expect(await ids("e")).toContain("erp");
  expect(loaded).toEqual([]);
});

test("a part that did not load is asked for again", async () => {
  const { head, parts } = cutIndex(index("en"), "en", 0);
  let fails = true;
  const load = (part: number) =>
    fails ? Promise.reject(new Error("offline")) : Promise.resolve(parts[part] ?? []);
  const find = createSearcher(head, load, () => Promise.resolve(vocabulary));
  await expect(find("cloud")).rejects.toThrow("offline");
  fails = false;
  expect(await find("cloud")).not.toEqual([]);
});

test("however much is asked, few parts are loaded", () => {
  const starts = Array.from(
    { length: 260 },
    (_, at) => `${String.fromCharCode(97 + at / 10)}${at}`,
  );
  const lookups = Array.from({ length: 40 }, (_, at) => ({
    term: String.fromCharCode(97 + (at % 26)) + "x",
    prefix: true,
  }));
  expect(partsFor(lookups, starts)).toHaveLength(6);
});
