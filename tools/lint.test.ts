/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { lintSamples, ruleOf } from "./lib/lintSamples";

let found: { rule: string; message: string }[][] = [];

beforeAll(() => {
  const script = join(__dirname, "lib", "lintText.mjs");
  const answer = execFileSync(process.execPath, [script], { input: JSON.stringify(lintSamples) });
  found = JSON.parse(answer.toString()) as typeof found;
}, 60_000);

const concerns = new Set([...Object.values(ruleOf), "parser"]);

const bad = lintSamples.flatMap((sample, index) => (sample.breaks ? [{ ...sample, index }] : []));
const good = lintSamples.flatMap((sample, index) => (sample.breaks ? [] : [{ ...sample, index }]));

test.each(bad)("refuses $title ($path)", ({ index, breaks }) => {
  expect(found[index]?.map(({ rule }) => rule)).toContain(breaks);
});

test.each(good)("accepts $title ($path)", ({ index, path }) => {
  const faults = found[index];
  expect(path.endsWith(".css") ? faults : faults?.filter(({ rule }) => concerns.has(rule))).toEqual(
    [],
  );
});
