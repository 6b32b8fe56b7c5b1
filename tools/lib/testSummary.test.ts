/** @jest-environment node */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../../testing/temporaryFolder";
import { reports, summaries, summarize } from "./testSummary";

const task = (taskId: string, exitCode?: number, status = "MISS") => ({
  taskId,
  command: `run ${taskId}`,
  cache: { status },
  execution: { startTime: 0, endTime: 2000, exitCode },
});

function sumUp(ran: object[], files: Record<string, object> = {}, planned: object[] = ran) {
  const root = temporaryFolder("fts-summary-");
  for (const folder of [reports, summaries]) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, summaries, "run.json"), JSON.stringify({ tasks: ran }));
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(root, reports, name), JSON.stringify(content));
  }
  return summarize(root, JSON.stringify({ tasks: planned }));
}

const jestReport = {
  numPassedTests: 5,
  numFailedTests: 1,
  numPendingTests: 2,
  numRuntimeErrorTestSuites: 1,
};
const stats = { expected: 7, unexpected: 0, flaky: 0, skipped: 0 };

test("counts each test, and each other task as one", () => {
  const files = { "jest.json": jestReport, "playwright.json": { stats, errors: [] } };
  const { text, failed } = sumUp([task("lint:css", 0), task("unit", 1), task("e2e", 0)], files);
  expect(text).toMatch(/\n13 passed, 2 failed$/);
  expect(text).toMatch(/^FAILED +unit +5 passed, 2 failed, 2 skipped, 2 s$/m);
  expect(failed).toBe(2);
});

test("a task that failed, or that a failure kept from running, counts as failed", () => {
  const { text } = sumUp([task("build", 1)], {}, [task("build"), task("e2e"), task("lint:css")]);
  expect(text).toMatch(/^NOT RUN +e2e +0 passed, 1 failed/m);
  expect(text).toMatch(/\n0 passed, 3 failed$/);
});

test("a run that turbo did not finish counts nothing as passed", () => {
  const { failed } = sumUp([], {}, [task("lint:css")]);
  expect(failed).toBe(1);
});

test.each([
  ["a flaky test", { stats: { ...stats, flaky: 1 }, errors: [] }, 0],
  ["an error outside of the tests", { stats, errors: ["no server"] }, 0],
  ["a runner that fails for more than its tests", { stats, errors: [] }, 1],
  ["a runner without a test", { stats: { ...stats, expected: 0 }, errors: [] }, 0],
])("%s counts as failed", (_, report, exitCode) => {
  expect(sumUp([task("e2e", exitCode)], { "playwright.json": report }).failed).toBe(1);
});

test("a runner without a report failed", () => {
  expect(sumUp([task("unit", 0)]).failed).toBe(1);
});

test("what has not changed since it succeeded says so", () => {
  expect(sumUp([task("lint:css", 0, "HIT")]).text).toMatch(/^ok, unchanged {2}lint:css/m);
});
