/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { docIssues, listPaths, type ProjectFiles } from "./lib/docIssues";

const root = join(__dirname, "..");

const sample: ProjectFiles = {
  paths: new Set(["docs", "docs/a.md", "src", "src/gatsby", "src/gatsby/model.ts", "README.md"]),
  scripts: new Set(["start", "build"]),
};

describe("finding what a document names in vain", () => {
  const issues = (markdown: string, file = "docs/b.md") => docIssues(markdown, file, sample);

  test.each([
    ["a file", "See `src/gatsby/schema.ts`.", "src/gatsby/schema.ts"],
    ["a file with a line", "See `src/gatsby/schema.ts:12`.", "src/gatsby/schema.ts"],
    ["a file name", "See `schema.ts`.", "schema.ts"],
    ["a folder", "See `src/pages/`.", "src/pages/"],
    [
      "a placeholder that nothing fits",
      "See `src/sections/<Name>.tsx`.",
      "src/sections/<Name>.tsx",
    ],
    ["a script", "Run `npm run built`.", "npm run built"],
    ["a script after options", "Run `npm run --silent built`.", "built"],
    ["a missing npm test", "Run `npm test -- jest`.", "npm test"],
    ["a link", "[here](c.md#part)", "c.md#part"],
    ["a picture", "![all](../images/a.png)", "../images/a.png"],
    ["a command in a block", "```sh\nnpm run built\n```\n", "npm run built"],
    ["a file in a block", "```sh\nnpx tsx src/run.ts --all\n```\n", "src/run.ts"],
  ])("%s", (_, markdown, named) => {
    expect(issues(markdown)).toEqual([expect.stringContaining(named)]);
  });

  test.each([
    "See `src/gatsby/model.ts`, `src/gatsby/` and `model.ts:3`.",
    "See `src/gatsby/<name>.ts`, `src/*/model.ts`, `src/gatsby/{model,schema}.ts` and `src/…`.",
    "Run `npm run -s build` or `npm start`, then open `/src/page/`.",
    "[a](a.md), [b](../README.md#top), [c](#part), [d](https://example.org/x.md)",
    "`public/index.html`, `Array.map`, `content` and `a/b` are other things.",
    '```json\n{ "file": "src/nothing.ts" }\n```\n',
    "Write the new file `src/nothing.ts`.",
  ])("nothing in: %s", (markdown) => {
    expect(issues(markdown)).toEqual([]);
  });
});

const paths = listPaths(root);
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  scripts: object;
};
const project: ProjectFiles = { paths, scripts: new Set(Object.keys(scripts)) };
const documents = [...paths].filter((path) => /^(docs\/.*|README|CONTRIBUTING)\.md$/.test(path));

test.each(documents)("every file and command that %s names exists", (file) => {
  expect(docIssues(readFileSync(join(root, file), "utf8"), file, project)).toEqual([]);
});

const faults = [
  ...readFileSync(join(root, "docs/browser-faults.md"), "utf8").matchAll(
    /^\| (?!Fault|-)(.+?) +\|.*\| `(.+)`: "(.+)" +\|$/gm,
  ),
].map(([, fault, file, title]) => [fault!, file!, title!] as const);

test("the guide to browser faults names a test for each", () => {
  expect(faults.length).toBeGreaterThan(20);
  const isIn = (file: string, title: string) => {
    const source = readFileSync(join(root, file), "utf8");
    return title.split("…").every((part) => source.includes(part));
  };
  expect(faults.filter(([, file, title]) => !isIn(file, title))).toEqual([]);
});
