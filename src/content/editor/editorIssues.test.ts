/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { editorIssue } from "./editorIssues";
import { issueWords } from "./editorWords";

const folder = join(__dirname, "../check");

/** What the content check may say of content/: its sentences, with x for what differs. */
function sentences(file: string): string[] {
  const found: string[] = [];
  const text = readFileSync(join(folder, file), "utf8");
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) found.push(node.text);
    if (ts.isTemplateExpression(node)) {
      const rest = node.templateSpans.map(({ literal }) => `x${literal.text}`);
      found.push([node.head.text, ...rest].join(""));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return found.filter((sentence) =>
    /^(?:is|has|holds|lacks|names|leads to|begins|starts|stands|adds up|open|must|cannot) /.test(
      sentence,
    ),
  );
}

// Not part of it: words of the interface, and what launch-check says.
const others = /^(?:checkLocales|loadLocales|messages|brandNames|launch)\.ts$|\.test\.ts$/;
const files = readdirSync(folder).filter((file) => !others.test(file));

test.each(files)("what %s may say has its Arabic words", (file) => {
  const say = issueWords("ar");
  expect(sentences(file).filter((sentence) => say(sentence) === sentence)).toEqual([]);
});

test("an issue is told at the field, in the editor's language", () => {
  const issue = {
    file: "content/services/erp.json",
    at: "benefits[1].title.ar",
    message: "is missing: write the Arabic text",
  };
  expect(editorIssue(issue, "en")).toEqual({
    place: "Services › erp › Benefits › 2 › Title › العربية",
    message: issue.message,
    entry: "services/erp",
  });
  expect(editorIssue(issue, "ar")).toMatchObject({
    place: "الخدمات › erp › الفوائد › 2 › العنوان › العربية",
    message: "ناقص: اكتب النص باللغة العربية",
  });
});

test("what an issue repeats of the model is translated, what it repeats of the content is not", () => {
  const say = issueWords("ar");
  expect(say('is "a: b": must be an e-mail address')).toBe(
    'قيمته "a: b": يُكتب عنوان بريد إلكتروني صحيح',
  );
  expect(say("is missing: add it (The project's name)")).toBe("ناقص: أضفه (اسم المشروع)");
  expect(
    say("holds the unknown token {yaer}: correct it or write the words out (known: {year})"),
  ).toBe("فيه رمز غير معروف {yaer}: صحّحه أو اكتب الكلام نفسه (المعروف: {year})");
});

test("a page of the site and a broken file are named as well", () => {
  const broken = {
    file: "content/home.json",
    at: "line 2, column 5",
    message: "is empty: write its content",
  };
  expect(editorIssue(broken, "ar")).toEqual({
    place: "الصفحة الرئيسية › السطر 2، العمود 5",
    message: "الملف فارغ: اكتب محتواه",
    entry: "pages/home",
  });
});
