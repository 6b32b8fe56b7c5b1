/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { join } from "node:path";

const layers = "boundaries/element-types";
const unknown = "boundaries/no-unknown-files";
const copy = "i18next/no-literal-string";
const syntax = "no-restricted-syntax";

const component = "src/components/Sample/Sample.tsx";
const section = "src/sections/Sample/Sample.tsx";
const ground = "src/i18n/sample.ts";

const imports = (what: string) => `import * as x from "${what}";\nexport const y = x;\n`;
const element = (jsx: string) => `export function Sample() {\n  return ${jsx};\n}\n`;
const compares = `export const isArabic = (language: string) => language === "ar";\n`;

/** The project's own rules. A wrong pattern in one of them would match nothing. */
const samples = [
  { path: component, text: imports("../../sections/Header/Header"), breaks: [layers] },
  { path: component, text: imports("../../../content/company.json"), breaks: [layers] },
  { path: section, text: imports("../Header/Header"), breaks: [layers] },
  { path: section, text: imports("../../content/readContent"), breaks: [layers] },
  { path: section, text: imports("../../components/Icon/Icon"), breaks: [] },
  {
    path: "src/gatsby/sample.ts",
    text: imports("../components/Icon/Icon"),
    breaks: [layers],
  },
  { path: ground, text: imports("../theme/theme"), breaks: [layers] },
  { path: "src/pages/sample.tsx", text: imports("../sections/Header/Header"), breaks: [] },
  { path: component, text: element("<p>أهلا</p>"), breaks: [copy] },
  { path: component, text: element("<p>FTS</p>"), breaks: [copy] },
  { path: component, text: element(`<input placeholder="Search the site" />`), breaks: [copy] },
  { path: component, text: element("<p>· 24 %</p>"), breaks: [] },
  { path: component, text: compares, breaks: [syntax] },
  { path: component, text: `export const home = "/ar/about/";\n`, breaks: [syntax] },
  { path: component, text: element(`<Box ml="md" />`), breaks: [syntax] },
  { path: component, text: element("<Box p={{ md: 3 }} />"), breaks: [syntax] },
  { path: ground, text: compares, breaks: [] },
  { path: "src/nowhere/sample.ts", text: "export const x = 1;\n", breaks: [unknown] },
];

let found: string[][] = [];
beforeAll(() => {
  const script = join(__dirname, "lib", "lintText.mjs");
  const answer = execFileSync(process.execPath, [script], { input: JSON.stringify(samples) });
  found = JSON.parse(answer.toString()) as typeof found;
}, 60_000);

const concerns = new Set([layers, unknown, copy, syntax, "parser"]);

test.each(samples.map((sample, index) => ({ ...sample, index })))(
  "$path: $text breaks $breaks",
  ({ index, breaks }) => {
    expect(found[index]?.filter((rule) => concerns.has(rule))).toEqual(breaks);
  },
);
