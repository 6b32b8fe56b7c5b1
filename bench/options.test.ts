/** @jest-environment node */
import { readOptions } from "./options";

test("tells groups from paths and reads the rounds", () => {
  expect(readOptions(["lighthouse", "/", "/ar/", "--rounds", "3"])).toEqual({
    groups: ["lighthouse"],
    paths: ["/", "/ar/"],
    rounds: 3,
  });
  expect(readOptions([])).toEqual({ groups: [], paths: [], rounds: 5 });
});

test.each(["0", "1.5", "many"])("refuses %s rounds", (rounds) => {
  expect(() => readOptions(["--rounds", rounds])).toThrow(`--rounds is "${rounds}"`);
});

test("refuses an unknown option", () => {
  expect(() => readOptions(["--round", "3"])).toThrow("--round");
});
