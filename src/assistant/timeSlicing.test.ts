import { inTimeSlices } from "./timeSlicing";

/** Work of some steps that each take a while, on a clock that only they move. */
function work(steps: number, duration: number) {
  let now = 0;
  jest.spyOn(performance, "now").mockImplementation(() => now);
  const done: number[] = [];
  function* each(): Generator<undefined, string> {
    for (let step = 1; step <= steps; step += 1) {
      now += duration;
      done.push(step);
      yield;
    }
    return "ready";
  }
  return { steps: each(), done };
}

test("comes to what the work comes to", async () => {
  expect(await inTimeSlices(work(20, 3).steps)).toBe("ready");
});

test("lets the page do something else in between", async () => {
  const { steps, done } = work(6, 4);
  const result = inTimeSlices(steps);
  expect(done).toEqual([1, 2]);
  await result;
  expect(done).toHaveLength(6);
});

test("short work is done at once", () => {
  const { steps, done } = work(6, 1);
  void inTimeSlices(steps);
  expect(done).toHaveLength(6);
});

test("a step that throws rejects", async () => {
  // oxlint-disable-next-line require-yield -- it does not get that far
  function* broken(): Generator<undefined, string> {
    throw new Error("broken");
  }
  await expect(inTimeSlices(broken())).rejects.toThrow("broken");
});
