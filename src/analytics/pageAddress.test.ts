/** @jest-environment node */
import { cleanAddress } from "./pageAddress";

test.each([
  ["https://fts.example/ar/about/", "https://fts.example/ar/about/"],
  ["https://fts.example/services/?search=my%20idea", "https://fts.example/services/"],
  ["https://fts.example/contact/?service=erp&message=Our%20plans", "https://fts.example/contact/"],
  ["https://fts.example/contact/#message=Our%20plans", "https://fts.example/contact/"],
  [
    "https://fts.example/?email=a@b.example&utm_source=news&fbclid=1&utm_campaign=erp",
    "https://fts.example/?utm_source=news&utm_campaign=erp",
  ],
  ["https://user:secret@fts.example/", "https://fts.example/"],
  ["android-app://com.example.mail/", "android-app://com.example.mail/"],
])("of %s is passed on %s", (address, clean) => {
  expect(cleanAddress(address)).toBe(clean);
});
