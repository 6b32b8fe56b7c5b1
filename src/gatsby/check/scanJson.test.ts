/** @jest-environment node */
import { JsonSyntaxError, scanJson } from "./scanJson";

function faultIn(text: string): { offset: number; message: string } | undefined {
  try {
    scanJson(text);
    return undefined;
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    return { offset: error.offset, message: error.message };
  }
}

test.each([
  ['{"a": 1,}', 8, "a comma stands before }: remove the comma"],
  ["[1, 2,\n]", 7, "a comma stands before ]: remove the comma"],
  ['{"a": 1 "b": 2}', 8, "a comma or } is expected here: add it"],
  ['{"a" 1}', 5, "a colon is expected after the field's name: add it"],
  ["{a: 1}", 1, "a field's name in double quotes is expected here: write it so"],
  ['{"a": tru}', 6, "this is no value: write a text in double quotes"],
  ["[01]", 1, "this is no value"],
  ["[1] 2", 4, "something follows after the end: remove it"],
  ["[1, 2", 5, "the file ends before a closing ]: add what is missing"],
  ['{"a":', 5, "the file ends where a value is expected: add it"],
  ['{"a": "b\n"}', 6, "a text is not closed or holds a line break"],
])("finds the fault of %j at character %i", (text, offset, message) => {
  expect(faultIn(text)).toEqual({ offset, message: expect.stringContaining(message) });
});

test("finds fields that stand twice in the same group only", () => {
  expect(scanJson('{"a": [{"b": 1, "b": 2}, {"b": 3}], "c": 1}')).toEqual([["a", 0, "b"]]);
});

test("accepts and refuses exactly what JSON.parse does", () => {
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
  const differing = variants.filter((text) => parses(text) !== (faultIn(text) === undefined));
  expect(variants.some(parses)).toBe(true);
  expect(differing).toEqual([]);
});
