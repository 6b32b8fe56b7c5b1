export interface LintSample {
  title: string;
  path: string;
  text: string;
  /** The rule it breaks; none where it is right. */
  breaks?: string;
}

const imports = (what: string) => `import * as x from "${what}";\nexport const y = x;\n`;
const element = (jsx: string) => `export function Sample() {\n  return ${jsx};\n}\n`;

/** The rules by what they keep. */
export const ruleOf = {
  layers: "boundaries/element-types",
  copy: "i18next/no-literal-string",
  syntax: "no-restricted-syntax",
  logical: "plugin/use-logical-properties-and-values",
  shorthand: "declaration-property-value-disallowed-list",
  console: "no-console",
};
const { layers, copy, syntax, logical, shorthand } = ruleOf;

const component = "src/components/Sample/Sample.tsx";
const section = "src/sections/Sample/Sample.tsx";
const sheet = "src/components/Sample/Sample.module.css";

/** Code that the rules of this project refuse, each beside code that they accept. */
export const lintSamples: LintSample[] = [
  // Imports go down only.
  {
    title: "a component imports a section",
    path: component,
    text: imports("../../sections/Header/Header"),
    breaks: layers,
  },
  {
    title: "a section imports another section",
    path: section,
    text: imports("../Header/Header"),
    breaks: layers,
  },
  {
    title: "a section imports the build",
    path: section,
    text: imports("../../gatsby/model"),
    breaks: layers,
  },
  {
    title: "the build imports a component",
    path: "src/gatsby/sample.ts",
    text: imports("../components/Icon/Icon"),
    breaks: layers,
  },
  {
    title: "a component imports content",
    path: component,
    text: imports("../../../content/company.json"),
    breaks: layers,
  },
  {
    title: "i18n imports the theme",
    path: "src/i18n/sample.ts",
    text: imports("../theme/theme"),
    breaks: layers,
  },
  {
    title: "a component loads a section later",
    path: component,
    text: `export const later = () => import("../../sections/Header/Header");\n`,
    breaks: layers,
  },
  {
    title: "a section imports a component",
    path: section,
    text: imports("../../components/Icon/Icon"),
  },
  {
    title: "a section imports a file of its own",
    path: "src/sections/Header/Sample.tsx",
    text: imports("./Header"),
  },
  {
    title: "a section imports a type of the content model",
    path: section,
    text: `import type { service } from "../../gatsby/model";\nexport type Sample = typeof service;\n`,
  },
  {
    title: "a page imports a section",
    path: "src/pages/sample.tsx",
    text: imports("../sections/Header/Header"),
  },
  {
    title: "a test imports across rooms",
    path: "src/i18n/sample.test.ts",
    text: imports("../sections/Header/Header"),
  },

  // No copy in components.
  { title: "words between tags", path: component, text: element("<p>Welcome</p>"), breaks: copy },
  {
    title: "Arabic words between tags",
    path: component,
    text: element("<p>أهلا</p>"),
    breaks: copy,
  },
  {
    title: "a capital abbreviation between tags",
    path: component,
    text: element("<p>FTS</p>"),
    breaks: copy,
  },
  ...["aria-label", "alt", "title", "placeholder"].map((name) => ({
    title: `words in ${name}`,
    path: component,
    text: element(`<input ${name}="Search the site" />`),
    breaks: copy,
  })),
  {
    title: "words in a template",
    path: component,
    text: `export function Sample({ n }: { n: number }) {\n  return <p>{\`\${n} results\`}</p>;\n}\n`,
    breaks: copy,
  },
  { title: "a sign and a number between tags", path: component, text: element("<p>· 24 %</p>") },
  {
    title: "a class name and a size",
    path: component,
    text: element(`<p className="wide" id="top" />`),
  },

  // No test for a language outside src/i18n.
  {
    title: "a comparison with a language",
    path: component,
    text: `export const isArabic = (language: string) => language === "ar";\n`,
    breaks: syntax,
  },
  {
    title: "a comparison with a language, turned round",
    path: "src/gatsby/sample.ts",
    text: `export const isOther = (language: string) => "en" !== language;\n`,
    breaks: syntax,
  },
  {
    title: "a switch over languages",
    path: component,
    text: `export function side(language: string) {\n  switch (language) {\n    case "ar":\n      return 1;\n    default:\n      return 0;\n  }\n}\n`,
    breaks: syntax,
  },
  {
    title: "a written-out path of a language",
    path: component,
    text: `export const home = "/ar/about/";\n`,
    breaks: syntax,
  },
  {
    title: "a comparison with a language inside src/i18n",
    path: "src/i18n/sample.ts",
    text: `export const isArabic = (language: string) => language === "ar";\n`,
  },
  {
    title: "a comparison with something else",
    path: component,
    text: `export const isOpen = (state: string) => state === "open" || state === "/area/";\n`,
  },

  // Named exports, no console, hooks, accessibility.
  {
    title: "a default export of a component",
    path: component,
    text: `export default function Sample() {\n  return null;\n}\n`,
    breaks: syntax,
  },
  {
    title: "a default export of a page",
    path: "src/pages/sample.tsx",
    text: `export default function Sample() {\n  return null;\n}\n`,
  },
  {
    title: "console in the site",
    path: component,
    text: `console.log(1);\n`,
    breaks: "no-console",
  },
  { title: "console in a tool", path: "tools/sample.ts", text: `console.log(1);\n` },
  {
    title: "a conditional hook",
    path: component,
    text: `import { useState } from "react";\nexport function Sample({ open }: { open: boolean }) {\n  if (open) useState(0);\n  return null;\n}\n`,
    breaks: "react-hooks/rules-of-hooks",
  },
  {
    title: "a picture without alt",
    path: component,
    text: element(`<img src="/a.png" />`),
    breaks: "jsx-a11y/alt-text",
  },

  // Sides are start and end.
  {
    title: "a physical style prop",
    path: component,
    text: element(`<Box ml="md" />`),
    breaks: syntax,
  },
  {
    title: "a physical inline style",
    path: component,
    text: element(`<p style={{ paddingLeft: 4 }} />`),
    breaks: syntax,
  },
  {
    title: "a logical inline style",
    path: component,
    text: element(`<p style={{ paddingInlineStart: 4 }} />`),
  },
  ...[
    "margin-left: 1rem",
    "padding-right: 1rem",
    "left: 0",
    "top: 0",
    "border-left: 1px solid",
    "text-align: left",
    "float: right",
  ].map((declaration) => ({
    title: declaration,
    path: sheet,
    text: `.root {\n  ${declaration};\n}\n`,
    breaks: logical,
  })),
  ...[
    "margin: 0 1rem 0 2rem",
    "padding: 0 var(--a) 0 calc(1px + (2px * 3))",
    "border-radius: 4px 0 0 4px",
    "border-radius: 4px 0",
  ].map((declaration) => ({
    title: declaration,
    path: sheet,
    text: `.root {\n  ${declaration};\n}\n`,
    breaks: shorthand,
  })),
  ...[
    "margin-inline-start: 1rem",
    "inset-inline-end: 0",
    "text-align: start",
    "width: 100%",
    "max-height: 400px",
    "overflow-x: auto",
    "margin: 0 auto 1rem",
    "margin: calc(1px + 2px) auto 0",
    "border-radius: 4px 4px 0 0",
  ].map((declaration) => ({
    title: declaration,
    path: sheet,
    text: `.root {\n  ${declaration};\n}\n`,
  })),
  {
    title: "a mixin of postcss-preset-mantine",
    path: sheet,
    text: `.root {\n  @mixin hover {\n    color: light-dark(#000, #fff);\n  }\n}\n`,
  },
];
