/** @jest-environment node */
import { formatFault, formatPath, sortFaults } from "./fault";

test("writes a path with dots and positions", () => {
  expect(formatPath(["benefits", 2, "title", "ar"])).toBe("benefits[2].title.ar");
  expect(formatPath([3, "id"])).toBe("[3].id");
});

test("writes a fault as file › field: reason and remedy", () => {
  const fault = { file: "content/faq.json", at: "[0].id", message: "is missing: add it" };
  expect(formatFault(fault)).toBe("content/faq.json › [0].id: is missing: add it");
  expect(formatFault({ ...fault, at: "" })).toBe("content/faq.json: is missing: add it");
});

test("sorts by file, then field, with numbers in their order", () => {
  const fault = (file: string, at: string) => ({ file, at, message: "" });
  const sorted = sortFaults([fault("b", "x"), fault("a", "[10]"), fault("a", "[9]")]);
  expect(sorted.map(({ file, at }) => file + at)).toEqual(["a[9]", "a[10]", "bx"]);
});
