/** @jest-environment node */
import { readFileSync } from "node:fs";
import { languageCodes } from "../i18n/languages";
import { themeStyles, themeStylesText } from "./themeStyles";

test("the style sheet of the variables is that of theme.ts; npm run build writes it", () => {
  expect(readFileSync(themeStyles, "utf8")).toBe(themeStylesText());
});

test("languages whose theme is not the default one have a rule of their own", () => {
  const [first, ...others] = languageCodes.map((code) => `:root:lang(${code}){`);
  expect(others.every((rule) => themeStylesText().includes(rule))).toBe(true);
  expect(themeStylesText()).not.toContain(first);
});
