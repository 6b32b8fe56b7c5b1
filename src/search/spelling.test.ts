/** @jest-environment node */
import { createSpeller } from "./spelling";

const spell = createSpeller([
  "inventory",
  "price",
  "written",
  "shop",
  "web2025",
  "متجر",
  "المحاسبه",
  "العقد",
]);

test.each([
  ["inventary", "inventory"],
  ["prcie", "price"],
  ["wrritten", "written"],
  ["shpo", "shop"],
  ["المحاسبة".replace("ة", "ه").replace("س", "ص"), "المحاسبه"],
])("%s is read as %s", (typed, meant) => {
  expect(spell(typed)).toBe(meant);
});

test("a known word stays", () => {
  expect(spell("shop")).toBe("shop");
});

test.each(["sap", "العيد", "web2026", "weather", "bitcoin", "x", ""])(
  "%s is near to nothing",
  (word) => {
    expect(spell(word)).toBeUndefined();
  },
);

test("a slip at the first letter is not guessed at", () => {
  expect(spell("trice")).toBeUndefined();
});
