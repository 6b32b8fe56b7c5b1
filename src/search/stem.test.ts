/** @jest-environment node */
import { fold } from "../search/fold";
import { stem, withoutPrefixes } from "./stem";

test.each([
  ["websites", "website"],
  ["invoicing", "invoices"],
  ["trained", "training"],
  ["shopping", "shop"],
  ["companies", "company"],
])("%s and %s are forms of one word", (one, other) => {
  expect(stem(one)).toBe(stem(other));
});

test.each([
  ["الأسعار", "أسعاركم"],
  ["والخدمات", "خدماتنا"],
  ["المستثمرون", "مستثمرين"],
  ["للشركة", "الشركات"],
])("%s و %s من كلمة واحدة", (one, other) => {
  expect(stem(fold(one))).toBe(stem(fold(other)));
});

test.each([
  ["landing", "landed"],
  ["booking", "books"],
  ["coding", "cod"],
  ["customs", "custom"],
  ["accounting", "accounts"],
  ["news", "new"],
  ["عملة", "عمل"],
  ["الأحد", "أحد"],
  ["عربون", "عربي"],
  ["المدينة", "مدين"],
  ["الوحدات", "حدّ"],
  ["رقمي", "رقم"],
])("%s and %s are two words", (one, other) => {
  expect(stem(fold(one))).not.toBe(stem(fold(other)));
});

test.each([
  ["bookings", "booking"],
  ["عملات", "العملة"],
  ["الوحدات", "وحدة"],
])("%s and %s are one", (one, other) => {
  expect(stem(fold(one))).toBe(stem(fold(other)));
});

test.each(["care", "erp", "sap", "bus", "3d", "日本"])("%s stays as it is", (word) => {
  expect(stem(word)).toBe(word);
});

test.each([
  ["لنظام", "نظام"],
  ["هتتنقل", "نقل"],
  ["وبالموقع", "موقع"],
])("%s holds the known word %s", (word, known) => {
  const isKnown = (candidate: string) => stem(candidate) === stem(known);
  expect(withoutPrefixes(word, isKnown)).toBeDefined();
});

test("a word without attached letters holds no other", () => {
  expect(withoutPrefixes("طقس", (candidate) => candidate === "قس")).toBeUndefined();
  expect(withoutPrefixes("the", () => true)).toBeUndefined();
});
