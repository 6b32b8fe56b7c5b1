/** @jest-environment node */
import { formatIssue, formatPath, sortIssues } from "./issue";

test("writes a path with dots and positions", () => {
  expect(formatPath(["benefits", 2, "title", "ar"])).toBe("benefits[2].title.ar");
  expect(formatPath([3, "id"])).toBe("[3].id");
});

test("writes an issue as file › field: reason and remedy", () => {
  const issue = { file: "content/faq.json", at: "[0].id", message: "is missing: add it" };
  expect(formatIssue(issue)).toBe("content/faq.json › [0].id: is missing: add it");
  expect(formatIssue({ ...issue, at: "" })).toBe("content/faq.json: is missing: add it");
});

test("sorts by file, then field, with numbers in their order", () => {
  const issue = (file: string, at: string) => ({ file, at, message: "" });
  const sorted = sortIssues([issue("b", "x"), issue("a", "[10]"), issue("a", "[9]")]);
  expect(sorted.map(({ file, at }) => file + at)).toEqual(["a[9]", "a[10]", "bx"]);
});
