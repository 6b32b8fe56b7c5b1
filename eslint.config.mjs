import js from "@eslint/js";
import boundaries from "eslint-plugin-boundaries";
import i18next from "eslint-plugin-i18next";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import { tsImport } from "tsx/esm/api";
import tseslint from "typescript-eslint";
import { copyRule } from "./tools/lib/copyRule.mjs";
import { importRules, rooms } from "./tools/lib/layers.mjs";
import { logicalSidesOnly, namedExportsOnly, noLanguageTests } from "./tools/lib/syntaxRules.mjs";

const { languages } = await tsImport("./src/i18n/languages.ts", import.meta.url);
const table = Object.values(languages);
const languageTests = noLanguageTests(
  table.map(({ code }) => code),
  table.map(({ pathPrefix }) => pathPrefix),
);

const typescript = ["**/*.{ts,tsx}"];
const tests = [
  "**/*.test.{ts,tsx}",
  "**/test[A-Z]*.{ts,tsx}",
  "**/testing/**",
  "e2e/**",
  "tools/jest/**",
];
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
    "e2e/secondCollection/src/",
  ]),
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  { files: ["**/*.{js,cjs,mjs}"], languageOptions: { globals: globals.node } },
  { files: ["**/*.{js,cjs}"], languageOptions: { sourceType: "commonjs" } },
  {
    files: typescript,
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      // `return stop();` is the plain way to end a function early.
      "@typescript-eslint/no-confusing-void-expression": "off",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_" },
      ],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      eqeqeq: "error",
    },
  },
  {
    files: ["**/*.tsx", "src/**/*.ts"],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict],
    rules: {
      // What only the browser knows (storage, address, width) is read once hydration is over.
      "react-hooks/set-state-in-effect": "off",
      // Safari drops the role of lists that are styled without markers.
      "jsx-a11y/no-redundant-roles": ["error", { ul: ["list"], ol: ["list"] }],
    },
  },
  {
    files: ["src/**/*.{ts,tsx}"],
    plugins: { i18next },
    rules: {
      "i18next/no-literal-string": copyRule,
      "no-console": "error",
      // Six thousand files: see src/components/Icon/tabler.d.ts.
      "@typescript-eslint/no-restricted-imports": [
        "error",
        { paths: [{ name: "@tabler/icons-react", allowTypeImports: true }] },
      ],
    },
  },
  {
    files: [...typescript, "**/*.mjs"],
    plugins: { boundaries },
    settings: {
      "boundaries/elements": rooms,
      "boundaries/dependency-nodes": ["import", "dynamic-import", "export"],
      "import/resolver": { typescript: { alwaysTryTypes: true } },
    },
    rules: {
      "boundaries/no-unknown-files": "error",
      "boundaries/element-types": ["error", { default: "disallow", rules: importRules }],
      "no-restricted-syntax": ["error", ...namedExportsOnly, ...languageTests, ...logicalSidesOnly],
    },
  },
  {
    // Gatsby declares its actions as methods, yet they are plain functions.
    files: ["src/gatsby/**", "gatsby-*.ts"],
    rules: { "@typescript-eslint/unbound-method": "off" },
  },
  {
    files: defaultExports,
    rules: { "no-restricted-syntax": ["error", ...languageTests, ...logicalSidesOnly] },
  },
  {
    files: ["src/i18n/**"],
    rules: { "no-restricted-syntax": ["error", ...namedExportsOnly, ...logicalSidesOnly] },
  },
  {
    // Tests look at a room from outside and say paths and words as a visitor does.
    files: tests,
    rules: {
      "boundaries/element-types": "off",
      "i18next/no-literal-string": "off",
      "no-restricted-syntax": ["error", ...namedExportsOnly],
      // Samples of bad content are shaped by hand.
      "@typescript-eslint/no-dynamic-delete": "off",
      "@typescript-eslint/no-unnecessary-type-parameters": "off",
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/no-empty-function": "off",
      "@typescript-eslint/unbound-method": "off",
    },
  },
);
