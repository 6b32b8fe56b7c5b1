/** @jest-environment node */
import { withPrintStyles } from "./printStyles";

const style = (css: string) => `<style data-href="/a.css" data-identity="x">${css}</style>`;
const page = (...sheets: string[]) => `<head>${sheets.map(style).join("")}</head>`;
const first = "a{color:red}@media print{a{color:#000}}@media (min-width:9em){a{top:0}}";
const second = "@page{margin:1mm}b{top:0}@media print{b{top:1mm}}";

test("print rules move to one linked sheet, in their order", () => {
  const { html, sheet } = withPrintStyles(page(first, second), "/site");
  expect(sheet?.css).toBe("@media print{a{color:#000}}@page{margin:1mm}@media print{b{top:1mm}}");
  expect(sheet?.path).toMatch(/^\/static\/print-[0-9a-f]{20}\.css$/);
  expect(html).toBe(
    page("a{color:red}@media (min-width:9em){a{top:0}}", "b{top:0}").replace(
      "</head>",
      `<link rel="stylesheet" media="print" href="/site${sheet?.path}"/></head>`,
    ),
  );
});

test("a page without such rules, or done already, stays as it is", () => {
  const { html } = withPrintStyles(page(first), "");
  expect(withPrintStyles(html, "")).toEqual({ html });
  const editor = "<style>@media print{a{top:0}}</style>";
  expect(withPrintStyles(editor, "")).toEqual({ html: editor });
});
