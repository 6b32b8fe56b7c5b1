/** Counts what a run of the checks came to. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Where the test runners leave their reports, below the project. */
export const reports = "reports";

/** Where turbo leaves the summary of a run, below the project. */
export const summaries = ".turbo/runs";

/** The part of a summary or a plan of turbo that is read here. */
interface TurboRun {
  tasks: {
    taskId: string;
    /** What package.json runs for it. */
    command: string;
    cache: { status: "HIT" | "MISS" };
    /** Times in milliseconds. */
    execution?: { startTime: number; endTime: number; exitCode?: number };
  }[];
}

interface Count {
  passed: number;
  failed: number;
  /** Tests for which this machine lacks something, such as nginx. */
  skipped?: number;
}

/** The part of `jest --json` that is read here. */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  /** Files that broke before their tests could run. */
  numRuntimeErrorTestSuites: number;
}

/** The part of Playwright's JSON report that is read here. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** What went wrong outside of any test. */
  errors: unknown[];
}

const countJest = (report: JestReport): Count => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  skipped: report.numPendingTests,
});

/** A flaky test counts as failed. */
const countPlaywright = ({ stats, errors }: PlaywrightReport): Count => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  skipped: stats.skipped,
});

const readJson = <Content>(file: string) => JSON.parse(readFileSync(file, "utf8")) as Content;

/** Counts the tests of the tasks that are test runners; undefined for the others. */
function countTests(folder: string, taskId: string): Count | undefined {
  const none: Count = { passed: 0, failed: 0 };
  const read = <Report>(name: string, count: (report: Report) => Count) => {
    const file = join(folder, name);
    return existsSync(file) ? count(readJson<Report>(file)) : none;
  };
  if (taskId === "unit") return read("jest.json", countJest);
  if (taskId === "e2e") return read("playwright.json", countPlaywright);
  return undefined;
}

/**
 * Sums up the last run of turbo: each test counts as one, and so does each other task. A task that did
 * not run, because one that it depends on failed, counts as failed.
 *
 * @param plan turbo's JSON for the same tasks with `--dry`
 * @returns a line per task, then `N passed, N failed`; how many failed
 */
export function summarize(root: string, plan: string): { text: string; failed: number } {
  const [file] = existsSync(join(root, summaries)) ? readdirSync(join(root, summaries)) : [];
  const ran = file ? readJson<TurboRun>(join(root, summaries, file)).tasks : [];
  const planned = (JSON.parse(plan) as TurboRun).tasks
    // It only gathers others.
    .filter(({ command }) => command !== "<NONEXISTENT>");

  const outcomes = planned.map(({ taskId }) => {
    const task = ran.find((one) => one.taskId === taskId);
    const succeeded = task?.execution?.exitCode === 0;
    const count = task && countTests(join(root, reports), taskId);
    const passed = count ? count.passed : Number(succeeded);
    // A runner may fail for more than its tests, and without any test it proves nothing.
    const failed = Math.max(count?.failed ?? 0, Number(!succeeded || passed === 0));
    const ok = task?.cache.status === "HIT" ? "ok, unchanged" : "ok";
    const verdict = failed === 0 ? ok : task ? "FAILED" : "NOT RUN";
    const skipped = count?.skipped ? `, ${count.skipped} skipped` : "";
    const { startTime = 0, endTime = 0 } = task?.execution ?? {};
    const seconds = Math.round((endTime - startTime) / 1000);
    const line = `${verdict.padEnd(13)}  ${taskId.padEnd(20)}  ${passed} passed, ${failed} failed${skipped}, ${seconds} s`;
    return { passed, failed, line };
  });

  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  const lines = outcomes.map(({ line }) => line);
  return { text: ["", ...lines, "", `${passed} passed, ${failed} failed`].join("\n"), failed };
}
