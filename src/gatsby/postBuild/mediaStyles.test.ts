/** @jest-environment node */
import { withMediaStyles } from "./mediaStyles";

const style = (css: string) => `<style data-href="/a.css" data-identity="x">${css}</style>`;
const page = (...sheets: string[]) => `<head>${sheets.map(style).join("")}</head>`;
const first = "a{color:red}@media print{a{color:#000}}@media (min-width:9em){a{top:0}}";
const second =
  "@page{margin:1mm}b{top:0}@media print{b{top:1mm}}@media (forced-colors:active){b{top:2px}}";

test("rules for paper and for the system's colours move to one linked sheet, in their order", () => {
  const { html, sheet } = withMediaStyles(page(first, second), "/site");
  expect(sheet?.css).toBe(
    "@media print{a{color:#000}}@page{margin:1mm}@media print{b{top:1mm}}" +
      "@media (forced-colors:active){b{top:2px}}",
  );
  expect(sheet?.path).toMatch(/^\/static\/media-[0-9a-f]{20}\.css$/);
  expect(html).toBe(
    page("a{color:red}@media (min-width:9em){a{top:0}}", "b{top:0}").replace(
      "</head>",
      `<link rel="stylesheet" media="print,(forced-colors:active)" href="/site${sheet?.path}"/></head>`,
    ),
  );
});

test("a page without such rules, or done already, stays as it is", () => {
  const { html } = withMediaStyles(page(first), "");
  expect(withMediaStyles(html, "")).toEqual({ html });
  const editor = "<style>@media print{a{top:0}}</style>";
  expect(withMediaStyles(editor, "")).toEqual({ html: editor });
});
