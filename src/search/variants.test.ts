/** @jest-environment node */
import { fold } from "./fold";
import synonyms from "./synonyms.json";
import { variantsOf } from "./variants";

const terms = (word: string) => variantsOf(word).map(({ term }) => term);

test("a word stands for itself with and without the article", () => {
  expect(terms("انظمه")).toEqual(expect.arrayContaining(["الانظمه", "للانظمه"]));
  expect(terms("الانظمه")).toEqual(expect.arrayContaining(["انظمه"]));
});

test("two letters that happen to look like an article are part of the word", () => {
  expect(terms("الي")).not.toContain("ي");
});

test("a plural stands for its singular", () => {
  expect(terms("shops")).toEqual(expect.arrayContaining(["shop", "store"]));
  expect(terms("sql")).not.toContain("sq");
});

test("every variant counts less than the word, which is not among them", () => {
  for (const word of ["shop", "متجر", "المتجر", "websites"]) {
    expect(terms(word)).not.toContain(word);
    expect(variantsOf(word).length).toBeGreaterThan(0);
    expect(variantsOf(word).every(({ boost }) => boost > 0 && boost < 1)).toBe(true);
  }
});

test("each synonym is one word and stands in one group", () => {
  const words = synonyms.flat().map(fold);
  expect(words.filter((word) => !/^[\p{L}\p{N}]+$/u.test(word))).toEqual([]);
  expect(words.filter((word, place) => words.indexOf(word) !== place)).toEqual([]);
});
