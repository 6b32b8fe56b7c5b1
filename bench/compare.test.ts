/** @jest-environment node */
import { compare, median, type Candidate } from "./compare";

/** A candidate whose rounds take these milliseconds. */
function scripted(name: string, durations: number[], log: string[] = []): Candidate {
  const left = [...durations];
  return {
    name,
    measure: () => {
      log.push(name);
      return Promise.resolve(left.shift()!);
    },
  };
}

test.each([
  [[3], 3],
  [[9, 1, 2], 2],
  [[4, 1, 2, 9], 3],
  [[], NaN],
])("the median of %j is %d", (values, expected) => {
  expect(median(values)).toBe(expected);
});

test("holds every round against the baseline of the same round", async () => {
  const rows = await compare({
    title: "",
    baseline: scripted("floor", [10, 20, 40]),
    others: [scripted("ours", [20, 20, 120])],
    rounds: 3,
  });
  expect(rows).toEqual([
    { name: "floor", duration: 20, ratio: { least: 1, median: 1, most: 1 } },
    { name: "ours", duration: 20, ratio: { least: 1, median: 2, most: 3 } },
  ]);
});

test("measures in turns, every other round backwards", async () => {
  const log: string[] = [];
  const candidate = (name: string) => scripted(name, [1, 1], log);
  await compare({ title: "", baseline: candidate("a"), others: [candidate("b")], rounds: 2 });
  expect(log).toEqual(["a", "b", "b", "a"]);
});
