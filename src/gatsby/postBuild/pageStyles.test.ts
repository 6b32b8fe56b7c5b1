/** @jest-environment node */
import { withPageStyles } from "./pageStyles";

const page = (sheets: string[], language = "en", more = "") =>
  `<html dir="ltr" lang="${language}"><head>${sheets
    .map((css) => `<style data-href="/a.css"${more}>${css}</style>`)
    .join("")}</head>`;
const first = "a{color:red}@media print{a{color:#000}}@media (min-width:9em){a{top:0}}";
const second =
  "@page{margin:1mm}b{top:0}@media print{b{top:1mm}}@media (forced-colors:active){b{top:2px}}";

test("rules for paper and for the system's colours move to one linked sheet, in their order", () => {
  const written = page([first, second], "en", ' data-identity="x"');
  const { html, sheet } = withPageStyles(written, "/site");
  expect(sheet?.css).toBe(
    "@media print{a{color:#000}}@page{margin:1mm}@media print{b{top:1mm}}" +
      "@media (forced-colors:active){b{top:2px}}",
  );
  expect(sheet?.path).toMatch(/^\/static\/media-[0-9a-f]{8}\.css$/);
  expect(html).toBe(
    page(["a{color:red}@media (min-width:9em){a{top:0}}", "b{top:0}"]).replace(
      "</head>",
      `<link rel="stylesheet" media="print,(forced-colors:active)" href="/site${sheet?.path}"/></head>`,
    ),
  );
});

test("a page without such rules, or done already, stays as it is", () => {
  const { html } = withPageStyles(page([first]), "");
  expect(withPageStyles(html, "")).toEqual({ html });
  const editor = "<style>@media print{a{top:0}}</style>";
  expect(withPageStyles(editor, "")).toEqual({ html: editor });
});

const face = (family: string) => `@font-face{font-family:${family};src:url(/a.woff2)}`;
const stacks =
  ':root{--font-family:"Fig","Fig Fallback",serif;--font-family-names:"Qahira Names"}' +
  ':root:lang(ar),:root:lang(fa){--font-family:"Qahira","Qahira Fallback";' +
  "--font-family-names:var(--font-family)}";

test.each([
  ["en", ["Fig", "Fig Fallback", "Qahira Names"]],
  ["ar", ["Qahira", "Qahira Fallback"]],
  ["fa-AF", ["Qahira", "Qahira Fallback"]],
])("a page in %s mentions only its own fonts", (language, families) => {
  const all = ["Fig", "Fig Fallback", "Qahira", "Qahira Names", "Qahira Fallback"];
  const { html } = withPageStyles(page([all.map(face).join("") + stacks], language), "");
  expect(html).toBe(page([families.map(face).join("") + stacks], language));
});
