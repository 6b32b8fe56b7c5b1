/** @jest-environment node */
import { blockingTime, runsScript, tasksAfterPaint } from "./tasks";
import { firstScriptAt, mainThreadOf, type TraceEvent } from "./trace";

const url = "http://site.example/";
const at = (name: string, ms: number, length?: number, tid = 1): TraceEvent => ({
  name,
  ph: length === undefined ? "R" : "X",
  pid: 7,
  tid,
  ts: ms * 1000,
  dur: length === undefined ? undefined : length * 1000,
  args: {},
});

const thread = mainThreadOf(
  [
    at("RunTask", 10, 500),
    { ...at("navigationStart", 1000), args: { data: { documentLoaderURL: url } } },
    at("RunTask", 1100, 300),
    at("firstContentfulPaint", 1300),
    at("FunctionCall", 2010, 80),
    at("RunTask", 2000, 100),
    at("RunTask", 2200, 40),
    at("RunTask", 2300, 900, 2),
  ],
  url,
);

test("looks at the page's thread alone, from the first paint on", () => {
  expect(tasksAfterPaint(thread).map(({ ts }) => ts / 1000)).toEqual([1100, 2000, 2200]);
});

test("counts what lasts beyond 50 ms after the first paint", () => {
  // Of the first task 100 ms lie after the paint.
  expect(blockingTime(thread)).toBe(50_000 + 50_000);
  expect(blockingTime(thread, 1_500_000)).toBe(50_000);
});

test("knows the tasks that run a script", () => {
  const tasks = tasksAfterPaint(thread);
  expect(tasks.map((task) => runsScript(task, thread.spans))).toEqual([false, true, false]);
});

test("knows when the first script is asked for", () => {
  const asked = (ms: number, resourceType: string): TraceEvent => ({
    ...at("ResourceSendRequest", ms),
    args: { data: { resourceType } },
  });
  expect(firstScriptAt([asked(5, "Image"), asked(7, "Script"), asked(9, "Script")])).toBe(7000);
  expect(firstScriptAt([asked(5, "Image")])).toBe(Infinity);
});

test("refuses a trace of another page", () => {
  expect(() => mainThreadOf([at("navigationStart", 0)], url)).toThrow("first paint");
});
