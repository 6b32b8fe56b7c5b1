/** @jest-environment node */
import { TraceMap } from "@jridgewell/trace-mapping";
import { ownerOf, partsOf } from "./parts";

test.each([
  ["webpack://fts/./node_modules/react-dom/cjs/client.js", "react-dom"],
  ["webpack://fts/./node_modules/@mantine/core/esm/Box.mjs", "@mantine/core"],
  ["webpack://fts/./node_modules/a/node_modules/b/index.js", "b"],
  ["webpack://fts/./src/sections/Hero/Hero.tsx", "src/sections"],
  ["webpack://fts/./.cache/loader.js", "gatsby"],
  ["webpack://fts/webpack/runtime/chunk loaded", "(bundler)"],
  ["webpack/runtime/chunk loaded", "(bundler)"],
  [null, "(bundler)"],
])("%s belongs to %s", (source, owner) => {
  expect(ownerOf(source)).toBe(owner);
});

test("divides a script among its sources without a rest", () => {
  const code = "start();\nreact();own();end()";
  const map = new TraceMap({
    version: 3,
    names: [],
    sources: ["webpack://fts/./node_modules/react/index.js", "webpack://fts/./src/app/run.ts"],
    // Line 2: the first source from column 0, the second from column 8, none from column 14.
    mappings: [[], [[0, 0, 0, 0], [8, 1, 0, 0], [14]]],
  });
  const parts = partsOf(code, map);
  expect(Object.fromEntries(parts)).toEqual({
    "(bundler)": "start();\nend()",
    react: "react();",
    "src/app": "own();",
  });
  expect([...parts.values()].join("").length).toBe(code.length);
});
