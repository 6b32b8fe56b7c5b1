/** @jest-environment node */
import { messageText, say } from "../check/issue";
import { editorIssue } from "./editorIssues";
import { editorWords } from "./editorWords";

test("an issue is told at the field, in the editor's language", () => {
  const issue = {
    file: "content/services/erp.json",
    at: "benefits[1].title.ar",
    message: say("missingText", { language: { language: "ar" } }),
  };
  expect(editorIssue(issue, "en")).toEqual({
    place: "Services › erp › Benefits › 2 › Title › العربية",
    message: "is missing: write the Arabic text",
    entry: "services/erp",
  });
  expect(editorIssue(issue, "ar")).toMatchObject({
    place: "الخدمات › erp › الفوائد › 2 › العنوان › العربية",
    message: "ناقص: اكتب النص باللغة العربية",
  });
});

test("what an issue repeats of the model is translated, what it repeats of the content is not", () => {
  const inArabic = (message: Parameters<typeof messageText>[0]) =>
    messageText(message, "ar", editorWords("ar"));
  expect(
    inArabic(
      say("wrongValue", { value: '"a: b"', demand: { model: "must be an e-mail address" } }),
    ),
  ).toBe('قيمته "a: b": يُكتب عنوان بريد إلكتروني صحيح');
  expect(inArabic(say("missingFieldHint", { hint: { model: "The project's name." } }))).toBe(
    "ناقص: أضفه (اسم المشروع)",
  );
  expect(inArabic(say("unknownToken", { token: "{yaer}", known: "{year}" }))).toBe(
    "فيه رمز غير معروف {yaer}: صحّحه أو اكتب الكلام نفسه (المعروف: {year})",
  );
});

test("a page of the site and a broken file are named as well", () => {
  const broken = {
    file: "content/home.json",
    at: "",
    line: 2,
    column: 5,
    message: say("emptyFile"),
  };
  expect(editorIssue(broken, "ar")).toEqual({
    place: "الصفحة الرئيسية › السطر 2، العمود 5",
    message: "الملف فارغ: اكتب محتواه",
    entry: "pages/home",
  });
});
