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
  moduleNameMapper: { "^gatsby$": "<rootDir>/tools/jest/gatsby.ts" },
  transform: {
    "\\.[cm]?[jt]sx?$": [
      "babel-jest",
      {
        babelrc: false,
        configFile: false,
        presets: [
          ["babel-preset-gatsby", { reactRuntime: "automatic" }],
          ["@babel/preset-typescript", { allowDeclareFields: true }],
        ],
      },
    ],
    "\\.css$": "<rootDir>/tools/jest/cssTransform.cjs",
    "\\.(avif|gif|jpe?g|png|svg|webp|woff2?|ttf|mp4)$": "<rootDir>/tools/jest/fileTransform.cjs",
  },
  // Packages ship code that Node runs as it is; only their style sheets need the transform above.
  transformIgnorePatterns: ["/node_modules/(?!.*\\.css$)"],
  restoreMocks: true,
};
