/** @jest-environment node */
import {
  isEmpty,
  noChoice,
  readChoice,
  readSize,
  maxSizes,
  withChoice,
  type Choice,
} from "./choice";

const services = [
  { id: "erp", pricing: { addIds: ["branches-and-companies", "sync-with-a-shop"] } },
  { id: "cloud", pricing: { addIds: ["backups"] } },
];
const read = (query: string) => readChoice(new URLSearchParams(query), services);
const page = "https://fts.example/ar/estimate/";

const whole: Choice = {
  service: "erp",
  adds: ["sync-with-a-shop"],
  sizes: { branches: 3, languages: 2, users: 40 },
};

test("an address holds a choice and gives it back", () => {
  const address = withChoice(page, whole);
  expect(address).toBe(`${page}?service=erp&adds=sync-with-a-shop&branches=3&languages=2&users=40`);
  expect(read(new URL(address).search)).toEqual(whole);
});

test("a new choice takes the place of the old one, and leaves the rest of the address", () => {
  const before = `${page}?utm=mail&service=cloud&adds=backups&adds=backups&users=7#content`;
  const address = withChoice(before, { ...noChoice, service: "erp" });
  expect(address).toBe(`${page}?utm=mail&service=erp#content`);
  expect(withChoice(address, noChoice)).toBe(`${page}?utm=mail#content`);
});

test.each([
  ["", noChoice],
  ["?service=", noChoice],
  ["?service=crm&adds=backups", noChoice],
  ["?adds=backups", noChoice],
  ["?service=crm&service=cloud", { ...noChoice, service: "cloud" }],
  [
    "?service=cloud&adds=gone&adds=backups&adds=backups",
    { ...noChoice, service: "cloud", adds: ["backups"] },
  ],
  ["?service=cloud&adds=sync-with-a-shop", { ...noChoice, service: "cloud" }],
  [
    "?service=erp&adds=sync-with-a-shop&adds=branches-and-companies",
    { ...noChoice, service: "erp", adds: services[0]!.pricing.addIds },
  ],
  ["?users=-5&users=12", { ...noChoice, sizes: { users: 12 } }],
  ["?branches=%D9%A3&users=%DB%B4%DB%B0", { ...noChoice, sizes: { branches: 3, users: 40 } }],
  ["?__proto__=1&constructor=2&service=__proto__", noChoice],
] as const)("%s is read kindly", (query, choice) => {
  expect(read(query)).toEqual(choice);
});

test.each([
  ["3", 3],
  [" 3 ", 3],
  ["٣", 3],
  ["۴۲", 42],
  ["\u200f12\u200f", 12],
  ["007", 7],
  ["1,200", 1200],
  ["١٬٢٠٠", 1200],
  ["1 200", 1200],
  ["99999", 99_999],
  ["", undefined],
  ["0", undefined],
  ["-5", undefined],
  ["3.5", undefined],
  ["1e3", undefined],
  ["many", undefined],
  ["12 34", undefined],
  ["100000", undefined],
  ["9".repeat(400), undefined],
])("%j is %j users", (text, value) => {
  expect(readSize("users", text)).toBe(value);
});

test("each size has a bound of its own", () => {
  expect(readSize("languages", String(maxSizes.languages))).toBe(maxSizes.languages);
  expect(readSize("languages", String(maxSizes.languages + 1))).toBeUndefined();
});

test("a size alone is a choice", () => {
  expect(isEmpty(noChoice)).toBe(true);
  expect(isEmpty({ ...noChoice, sizes: { users: 1 } })).toBe(false);
});
