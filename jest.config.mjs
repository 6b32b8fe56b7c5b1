import { availableParallelism } from "node:os";
import { packages } from "./tools/jest/packages.mjs";

/**
 * Component and unit tests: everything named *.test.ts or *.test.tsx in src, server and tools.
 * A test that needs no page starts with the comment `@jest-environment node`.
 *
 * @type {import("jest").Config}
 */
export default {
  testEnvironment: "jsdom",
  testMatch: ["<rootDir>/{src,server,tools}/**/*.test.{ts,tsx}"],
  // Not the folders of a build, which may be writing them.
  roots: ["content", "locales", "server", "src", "tools"].map((folder) => `<rootDir>/${folder}`),
  setupFilesAfterEnv: ["<rootDir>/tools/jest/setup.ts"],
  testTimeout: 60_000,
  // Two on two cores as well, for many a test waits: for a server, or for a time limit.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  moduleNameMapper: {
    "^gatsby$": "<rootDir>/tools/jest/gatsby.ts",
    ...packages,
  },
  transform: {
    "\\.[cm]?[jt]sx?$": [
      "<rootDir>/tools/jest/transform.cjs",
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
    "\\.css$": "<rootDir>/tools/jest/cssTransform.cjs",
    "\\.(avif|gif|jpe?g|png|svg|webp|woff2?|ttf|mp4)$": "<rootDir>/tools/jest/fileTransform.cjs",
  },
  // Packages ship code that Node runs as it is; only their style sheets need the transform.
  transformIgnorePatterns: ["/node_modules/(?!.*\\.css$)"],
  // Looking these up is slow in the context in which Jest runs a test.
  sandboxInjectedGlobals: [
    ...["Array", "JSON", "Map", "Math", "Number", "Object", "RegExp", "Set", "String"],
  ],
  restoreMocks: true,
};
