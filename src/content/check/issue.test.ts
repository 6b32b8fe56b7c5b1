/** @jest-environment node */
import { languageCodes } from "../../i18n/languages";
import { formatIssue, formatPath, messageText, say, sortIssues } from "./issue";
import { issueTexts, type IssueText } from "./issueTexts";

test("writes a path with dots and positions", () => {
  expect(formatPath(["benefits", 2, "title", "ar"])).toBe("benefits[2].title.ar");
  expect(formatPath([3, "id"])).toBe("[3].id");
});

test("writes an issue as file › field: reason and remedy", () => {
  const issue = { file: "content/faq.json", at: "[0].id", message: say("missingField") };
  expect(formatIssue(issue)).toBe("content/faq.json › [0].id: is missing: add it");
  expect(formatIssue({ ...issue, at: "" })).toBe("content/faq.json: is missing: add it");
  const broken = { file: "content/faq.json", at: "", line: 2, column: 5, message: say("notUtf8") };
  expect(formatIssue(broken)).toContain("content/faq.json › line 2, column 5: is not UTF-8");
});

test("sorts by file, then field, with numbers in their order", () => {
  const issue = (file: string, at: string) => ({ file, at, message: say("missing") });
  const sorted = sortIssues([issue("b", "x"), issue("a", "[10]"), issue("a", "[9]")]);
  expect(sorted.map(({ file, at }) => file + at)).toEqual(["a[9]", "a[10]", "bx"]);
});

test("a message holds others, names of languages and words of the model in its language", () => {
  const message = say("wrongValue", { value: '"x"', demand: { model: "must be blue" } });
  expect(messageText(message)).toBe('is "x": must be blue');
  expect(messageText(message, "ar", () => "اجعله أزرق")).toBe('قيمته "x": اجعله أزرق');
  const missing = say("missingText", { language: { language: "ar" } });
  expect(messageText(missing)).toBe("is missing: write the Arabic text");
  expect(messageText(missing, "ar")).toBe("ناقص: اكتب النص باللغة العربية");
});

// What developers alone read.
const english = /^(?:locale|sample|reservedName|deadNumber|unsigned|unconfirmed)/;

test.each(Object.entries(issueTexts).filter(([code]) => !english.test(code)))(
  "%s is said in every language, with the same gaps",
  (_, text: IssueText) => {
    const gaps = (words = "") => [...new Set(words.match(/\{\w+\}/g))].sort();
    for (const code of languageCodes) {
      expect(text[code]).toBeTruthy();
      // A language may need no word for what the number says.
      const lacking = gaps(text[code]).filter((gap) => !gaps(text.en).includes(gap));
      expect(lacking).toEqual([]);
    }
  },
);
