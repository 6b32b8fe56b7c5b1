/** @jest-environment node */
import { execFileSync, spawnSync } from "node:child_process";
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

const reader = `import { readContent } from "../content/readContent";\n`;

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
  {
    path: "src/gatsby/sample.ts",
    text: `${reader}export const { proof } = readContent(process.cwd());\n`,
    breaks: [syntax],
  },
  {
    path: "src/seo/build/sample.ts",
    text: `import { readContent } from "../../content/readContent";
export const { proof } = readContent(process.cwd());\n`,
    breaks: [syntax],
  },
  {
    path: "gatsby-config.ts",
    text: `export const siteUrl = [readSiteUrl(process.env, ".")];\n`,
    breaks: [syntax],
  },
  {
    path: "src/gatsby/sample.ts",
    text: `${reader}export const proof = () => readContent(process.cwd()).proof;\n`,
    breaks: [],
  },
  { path: component, text: element(`<p style={{ color: "#f80" }} />`), breaks: [syntax] },
  { path: component, text: element(`<p style={{ color: "red" }} />`), breaks: [syntax] },
  {
    path: component,
    text: element(`<p style={{ borderBlockEnd: "1px solid tan" }} />`),
    breaks: [syntax],
  },
  { path: component, text: element(`<p style={{ "--accent": "red" }} />`), breaks: [syntax] },
  {
    path: component,
    text: element("<p style={{ background: `rgb(${0} 0 0)` }} />"),
    breaks: [syntax],
  },
  { path: component, text: element(`<Text c="#b57e10FF" />`), breaks: [syntax] },
  { path: component, text: element(`<path fill="black" />`), breaks: [syntax] },
  { path: component, text: `export const gold = "hsl(40 80% 40%)";\n`, breaks: [syntax] },
  { path: "src/pages/sample.tsx", text: `export const gold = "#b57e10";\n`, breaks: [syntax] },
  {
    path: component,
    text: element(`<p style={{ color: "var(--mantine-color-gold-6)", borderRadius: "1rem" }} />`),
    breaks: [],
  },
  { path: component, text: element(`<path fill="none" stroke="currentColor" />`), breaks: [] },
  { path: component, text: element(`<a href="#add" />`), breaks: [] },
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

const declarations = [
  { text: "color: #f80", breaks: "color-no-hex" },
  {
    text: "background: linear-gradient(var(--mantine-color-gold-6), #b57e10)",
    breaks: "color-no-hex",
  },
  { text: "border: 1px solid red", breaks: "color-named" },
  { text: "box-shadow: 0 0 4px rgb(0 0 0 / 40%)", breaks: "function-disallowed-list" },
  { text: "--accent: oklch(60% 0.1 80deg)", breaks: "function-disallowed-list" },
  { text: "color: var(--mantine-color-gold-6)" },
  { text: "border-color: transparent" },
  { text: "color: currentcolor" },
  { text: "background: Canvas" },
  { text: "background: color-mix(in srgb, var(--mantine-color-gold-6) 20%, transparent)" },
  { text: "mask-image: linear-gradient(black, transparent)" },
];

/** What stylelint says of style sheets with a rule a line, by the lines. */
function styleIssues(file: string, texts: string[]): string[][] {
  const program = join(__dirname, "../node_modules/stylelint/bin/stylelint.mjs");
  const { stderr } = spawnSync(
    process.execPath,
    [program, "--stdin-filename", file, "--formatter", "json"],
    { input: texts.map((text) => `.root { ${text}; }\n`).join(""), encoding: "utf8" },
  );
  const [{ warnings }] = JSON.parse(stderr) as [
    { warnings: { line: number; rule: string; text: string }[] },
  ];
  const concerned = /^(?:color|function-disallowed)/;
  return texts.map((_, index) =>
    warnings
      .filter(({ line, rule }) => line === index + 1 && concerned.test(rule))
      .map(({ rule, text }) => `${rule}: ${text}`),
  );
}

test("a colour that is no token fails, and the message says where the tokens are", () => {
  const texts = declarations.map(({ text }) => text);
  const issues = styleIssues("src/components/Sample/Sample.module.css", texts);
  expect(issues).toEqual(
    declarations.map(({ breaks }) =>
      breaks ? [expect.stringMatching(new RegExp(`^${breaks}: .*src/theme/theme\\.ts`))] : [],
    ),
  );
  expect(styleIssues("src/theme/print.css", texts).flat()).toEqual([]);
});
