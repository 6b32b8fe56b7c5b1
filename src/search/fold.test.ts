/** @jest-environment node */
import { fold, foldWithOffsets } from "./fold";

test.each([
  ["أنظمة", "انظمه"],
  ["إدارة", "اداره"],
  ["آلات", "الات"],
  ["ٱلله", "الله"],
  ["مُحَاسَبَةٌ", "محاسبه"],
  ["ذٰلك", "ذلك"],
  ["متـــجر", "متجر"],
  ["مستشفى", "مستشفي"],
  ["مسؤول", "مسوول"],
  ["قائمة", "قايمه"],
  ["کی", "كي"],
  ["پرمجة", "برمجه"],
  ["گوگل", "كوكل"],
  ["ڤيديو چديد", "فيديو جديد"],
  ["ویب سائٹ", "ويب سايت"],
  ["ۀ ہ ھ ە ۂ", "ه ه ه ه ه"],
  ["ڨ ڭ ڪ ڈ ڑ ں ے ې ۋ ژ", "ق ك ك د ر ن ي ي و ز"],
  ["é-commerce ÉRP café", "e-commerce erp cafe"],
  ["e\u0301RP", "erp"],
  ["Straße Łódź Ærø ıI", "strasse lodz aero ii"],
  ["𝗘𝗥𝗣 ⒺⓇⓅ", "erp erp"],
  ["ﻣﹸﺤﺎﺳﺒﺔ", "محاسبه"],
  ["مت\u200cجر e\u200brp \u3164", "متجر erp "],
  ["C♯ Ｃ＃", "c# c#"],
  ["ERP", "erp"],
  ["ＥＲＰ", "erp"],
  ["٠١٢٣٤٥٦٧٨٩", "0123456789"],
  ["۰۱۲۳۴۵۶۷۸۹", "0123456789"],
  ["ﻻ", "لا"],
  ["ا\u0654حمد", "احمد"],
  ["soft\u00adware\u200f", "software"],
])("folds %j to %j", (original, folded) => {
  expect(fold(original)).toBe(folded);
});

test("folding twice changes nothing", () => {
  for (const text of ["الأُسُس ٢٠٢٠ ﷺ", "İstanbul ﬁne ½ ẞ", "قارئٌ گۀ", "한국 ガ हिन्दी"]) {
    expect(fold(fold(text))).toBe(fold(text));
  }
});

test("every folded unit knows where its character stands in the original", () => {
  const original = "مُحَاسبة";
  const { text, starts, ends } = foldWithOffsets(original);
  expect(text).toBe("محاسبه");
  const pieces = starts.map((start, unit) => original.slice(start, ends[unit]));
  expect(pieces).toEqual(["مُ", "حَ", "ا", "س", "ب", "ة"]);
});

test("a character that folds to several keeps one place", () => {
  const { text, starts, ends } = foldWithOffsets("aﬁb");
  expect(text).toBe("afib");
  expect(starts).toEqual([0, 1, 1, 2]);
  expect(ends).toEqual([1, 2, 2, 3]);
});

test("takes half characters and characters outside the first plane", () => {
  expect(fold("a\ud800b")).toBe("a\ud800b");
  const { text, starts, ends } = foldWithOffsets("😀x");
  expect([text, starts, ends]).toEqual(["😀x", [0, 0, 2], [2, 2, 3]]);
});
