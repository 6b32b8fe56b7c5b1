/** @jest-environment node */
import { readFileSync } from "node:fs";
import { languageCodes } from "../i18n/languages";
import { themeStyles, themeStylesText } from "./themeStyles";

test("variables.css is made from theme.ts as it is: npm run format writes it", () => {
  expect(readFileSync(themeStyles, "utf8")).toBe(themeStylesText());
});

test("languages whose theme is not the default one have a rule of their own", () => {
  const [first, ...others] = languageCodes.map((code) => `:root:lang(${code}){`);
  expect(others.every((rule) => themeStylesText().includes(rule))).toBe(true);
  expect(themeStylesText()).not.toContain(first);
});
