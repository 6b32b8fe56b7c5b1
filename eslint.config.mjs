/**
 * The project's own rules: words, sides, languages and imports. What every TypeScript project is
 * checked for stands in .oxlintrc.json.
 */
import parser from "@typescript-eslint/parser";
import boundaries from "eslint-plugin-boundaries";
import i18next from "eslint-plugin-i18next";
import { defineConfig, globalIgnores } from "eslint/config";
import { tsImport } from "tsx/esm/api";
import { tokenColoursOnly } from "./tools/lib/colourRules.mjs";
import { copyRule } from "./tools/lib/copyRule.mjs";
import { importRules, layers } from "./tools/lib/layers.mjs";
import {
  contentReadLate,
  fixedStyleProps,
  logicalSidesOnly,
  namedExportsOnly,
  noLanguageTests,
} from "./tools/lib/syntaxRules.mjs";

const { languages } = await tsImport("./src/i18n/languages.ts", import.meta.url);
const table = Object.values(languages);
const languageTests = noLanguageTests(
  table.map(({ code }) => code),
  table.map(({ pathPrefix }) => pathPrefix),
);

const elements = [...logicalSidesOnly, ...fixedStyleProps];

/** Forbids patterns of code. ESLint replaces the options of a rule, so each block names all of its patterns. */
const forbid = (...patterns) => ({ "no-restricted-syntax": ["error", ...patterns.flat()] });

const typescript = ["**/*.{ts,tsx}"];
const tests = ["**/*.test.{ts,tsx}", "**/test[A-Z]*.{ts,tsx}", "**/testing/**", "e2e/**"];
// Gatsby, Playwright and the lint tools read the default export of these.
const defaultExports = [
  "src/*.tsx",
  "src/pages/**",
  "src/templates/**",
  "src/api/**",
  "*.{ts,tsx,mjs}",
];

export default defineConfig(
  // The second collection is a part of a copy of the project: its imports lead nowhere here.
  globalIgnores([
    "public/",
    "releases/",
    ".cache/",
    "coverage/",
    "test-results/",
    "src/gatsby-types.d.ts",
    "e2e/fixtures/articles/src/",
  ]),
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  { files: ["**/*.{js,cjs}"], languageOptions: { sourceType: "commonjs" } },
  { files: typescript, languageOptions: { parser } },
  {
    files: ["src/**/*.{ts,tsx}"],
    plugins: { i18next },
    rules: { "i18next/no-literal-string": copyRule },
  },
  {
    files: [...typescript, "**/*.mjs"],
    plugins: { boundaries },
    settings: {
      "boundaries/elements": layers,
      "boundaries/dependency-nodes": ["import", "dynamic-import", "export"],
      "import/resolver": { typescript: { alwaysTryTypes: true } },
    },
    rules: {
      "boundaries/no-unknown-files": "error",
      "boundaries/element-types": ["error", { default: "disallow", rules: importRules }],
      ...forbid(elements, namedExportsOnly, languageTests),
    },
  },
  {
    files: ["src/{components,sections,app,assistant,analytics}/**"],
    rules: forbid(elements, namedExportsOnly, languageTests, tokenColoursOnly),
  },
  {
    files: ["src/{gatsby,content,hosting}/**", "src/*/build/**", "tools/lib/**"],
    rules: forbid(elements, namedExportsOnly, languageTests, contentReadLate),
  },
  {
    files: defaultExports,
    rules: forbid(elements, languageTests, tokenColoursOnly, contentReadLate),
  },
  {
    files: ["src/i18n/**"],
    rules: forbid(elements, namedExportsOnly),
  },
  {
    // Tests look at a layer from outside and say paths and words as a visitor does.
    files: tests,
    rules: {
      "boundaries/element-types": "off",
      "i18next/no-literal-string": "off",
      ...forbid(namedExportsOnly),
    },
  },
);
