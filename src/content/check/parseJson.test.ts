/** @jest-environment node */
import { parseTree, type ParseError } from "jsonc-parser";
import { JsonSyntaxError, parseJson } from "./parseJson";

function issueIn(text: string): { offset: number; message: string } | undefined {
  try {
    parseJson(text);
    return undefined;
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    return { offset: error.offset, message: error.message };
  }
}

test.each([
  ['{"a": 1,}', 8, "a comma stands before }: remove the comma"],
  ["[1, 2,\n]", 7, "a comma stands before ]: remove the comma"],
  ['{"a": 1 "b": 2}', 8, "a comma or a closing bracket is expected here: add it"],
  ['{"a" 1}', 5, "a colon is expected after the field's name: add it"],
  ["{a: 1}", 1, "a field's name in double quotes is expected here: write it so"],
  ['{"a": tru}', 6, "this is no value: write a text in double quotes"],
  ["[01]", 2, "a number begins with 0"],
  ["[1] 2", 4, "something follows after the end: remove it"],
  ["[1, 2", 5, "the file ends before a closing ]: add what is missing"],
  ['{"a":', 5, "the file ends where a value is expected: add it"],
  ['{"a": "b\n"}', 6, "a text is not closed or holds a line break"],
  ['["\\x"]', 1, "a lone backslash"],
  ['{"a": 1} // b', 9, "JSON has no comments: remove it"],
])("finds the issue of %j at character %i", (text, offset, message) => {
  expect(issueIn(text)).toEqual({ offset, message: expect.stringContaining(message) });
});

test("finds fields that stand twice in the same group only", () => {
  const text = '{"a": [{"b": 1, "b": 2}, {"b": 3}], "c": 1}';
  expect(parseJson(text)).toEqual({ value: JSON.parse(text), repeated: [["a", 0, "b"]] });
});

test("accepts what JSON.parse does, and knows a place and a reason for all that it refuses", () => {
  const sample = '{"k\\u0041\\n": [-1.5e+3, true, null, "ع"], "o": {}, "l": [ ]}';
  const parses = (text: string) => {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  };
  const variants = Array.from(sample).flatMap((_, index) =>
    ["", '"', ",", "}", "1", " ", "\\", "\n", "e", "-"].flatMap((piece) => [
      sample.slice(0, index) + piece + sample.slice(index),
      sample.slice(0, index) + piece + sample.slice(index + 1),
    ]),
  );
  const unexplained = variants.filter((text) => {
    const errors: ParseError[] = [];
    parseTree(text, errors, { disallowComments: true });
    return parses(text) ? issueIn(text) !== undefined : errors.length === 0;
  });
  expect(variants.some(parses)).toBe(true);
  expect(unexplained).toEqual([]);
});
