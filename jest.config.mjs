import { availableParallelism } from "node:os";
import { packages } from "./testing/packages.mjs";

/**
 * Component and unit tests: everything named *.test.ts or *.test.tsx in src, server, tools, bench
 * and testing.
 * A test that needs no page starts with the comment `@jest-environment node`.
 *
 * @type {import("jest").Config}
 */
export default {
  testEnvironment: "jsdom",
  testMatch: ["<rootDir>/{src,server,tools,bench,testing}/**/*.test.{ts,tsx}"],
  // Not the folders of a build, which may be writing them.
  roots: ["content", "locales", "server", "src", "tools", "bench", "testing"].map(
    (folder) => `<rootDir>/${folder}`,
  ),
  setupFilesAfterEnv: ["<rootDir>/testing/setup.ts"],
  testTimeout: 60_000,
  // Two on two cores as well, for many a test waits: for a server, or for a time limit.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  moduleNameMapper: {
    "^gatsby$": "<rootDir>/testing/gatsby.ts",
    ...packages,
  },
  transform: {
    "\\.[cm]?[jt]sx?$": [
      "<rootDir>/testing/transform.cjs",
      {
        format: "cjs",
        jsx: "automatic",
        target: "es2022",
        // Jest gives `import()` nothing to load with.
        supported: { "dynamic-import": false },
        sourcemap: true,
        sourcesContent: false,
      },
    ],
    "\\.css$": "<rootDir>/testing/cssTransform.cjs",
    "\\.(avif|gif|jpe?g|png|svg|webp|woff2?|ttf|mp4)$": "<rootDir>/testing/fileTransform.cjs",
  },
  // Packages ship code that Node runs as it is; only their style sheets need the transform.
  transformIgnorePatterns: ["/node_modules/(?!.*\\.css$)"],
  // Looking these up is slow in the context in which Jest runs a test.
  sandboxInjectedGlobals: [
    ...["Array", "JSON", "Map", "Math", "Number", "Object", "RegExp", "Set", "String"],
  ],
  restoreMocks: true,
};
