// What only tests with a page need is not loaded for those with `@jest-environment node`.
// oxlint-disable-next-line typescript/no-require-imports -- an import would load it for all
if (typeof window !== "undefined") require("./pageSetup");
