/** @jest-environment node */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { put, removeProjects, writeProject } from "../testing/testProject";
import { formatContent, formatJson, formattingIssues } from "./formatting";
import { inWords } from "../testing/inWords";

afterEach(removeProjects);

const file = "content/redirects.json";
const value = [{ from: "/old/", to: "/about/" }];

test("an item stands on a line of its own, as the editor writes it", () => {
  expect(formatJson({ days: ["Sunday"] })).toBe('{\n  "days": [\n    "Sunday"\n  ]\n}\n');
});

test("another layout is named with its first line and the command, and the command fixes it", () => {
  const root = writeProject();
  formatContent(root);
  expect(formattingIssues(root)).toEqual([]);

  writeFileSync(path.join(root, file), '[\n  { "from": "/old/", "to": "/about/" }\n]\n');
  expect(inWords(formattingIssues(root))).toEqual([
    { file, at: "line 2", message: "is not formatted: run npm run format" },
  ]);

  expect(formatContent(root)).toEqual([file]);
  expect(readFileSync(path.join(root, file), "utf8")).toBe(formatJson(value));
});

test("what is no JSON is left as it is", () => {
  const root = writeProject();
  put(root, file, "[");
  expect(formatContent(root)).not.toContain(file);
});
