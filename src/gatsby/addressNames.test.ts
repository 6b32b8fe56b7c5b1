/** @jest-environment node */
import { readContent } from "../content/readContent";
import { addressNames } from "./addressNames";

test.each([
  ["Sync with your ERP", "sync-with-your-erp"],
  ["The import and manufacturing modules", "the-import-and-manufacturing-modules"],
  ["  Café, bar & 24/7 ", "café-bar-24-7"],
  ["Special price rules and courier integrations", "special-price-rules-and-courier"],
  ["فروع إضافية", "فروع-إضافية"],
  ["…", "extra"],
])("%j is %j in an address", (text, name) => {
  expect(addressNames([text])).toEqual([name]);
});

test("names that are the same are told apart", () => {
  expect(addressNames(["More pages", "More pages!", "Other"])).toEqual([
    "more-pages",
    "more-pages-2",
    "other",
  ]);
});

test("every extra of the site has a name of its own", () => {
  for (const { pricing } of readContent(process.cwd()).services) {
    const names = addressNames(pricing.adds.en);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z0-9-]{3,}$/);
  }
});
