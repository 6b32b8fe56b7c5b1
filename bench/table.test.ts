/** @jest-environment node */
import { formatTable, spread } from "./table";

test.each([
  [[91, 86, 96], 0, "91 (86 to 96)"],
  [[0.011, 0.009], 3, "0.010 (0.009 to 0.011)"],
  [[1200, 1200], 0, "1,200"],
])("the spread of %j to %i digits is %s", (values, digits, text) => {
  expect(spread(values, digits)).toBe(text);
});

test("aligns numbers at their end", () => {
  expect(
    formatTable(
      ["page", "ms"],
      [
        ["/", "5"],
        ["/about/", "1,000"],
      ],
    ),
  ).toBe(["  page        ms", "  /            5", "  /about/  1,000"].join("\n"));
});
