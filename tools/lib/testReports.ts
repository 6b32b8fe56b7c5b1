import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Print, run } from "./run";

/** What a check counts. */
export interface Count {
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

/** Counts the report of a jest run. */
export function countJest(json: string): Count {
  const report = JSON.parse(json) as JestReport;
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests };
}

/** Counts the report of a Playwright run. A flaky test counts as failed. */
export function countPlaywright(json: string): Count {
  const { stats, errors } = JSON.parse(json) as PlaywrightReport;
  const failed = stats.unexpected + stats.flaky + errors.length;
  return { passed: stats.expected, failed, skipped: stats.skipped };
}

export interface Runner {
  /** Below the root of the project. */
  program: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  count: (json: string) => Count;
  /** Whether a run without a single test is right; it proves nothing and counts as a failure otherwise. */
  mayBeEmpty: boolean;
}

/** Runs a test runner and counts what its report says; without a report it failed. */
export async function countTests(
  root: string,
  runner: (report: string) => Runner,
  print?: Print,
): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), "fts-report-"));
  const report = join(folder, "report.json");
  const { program, args, env, count, mayBeEmpty } = runner(report);
  try {
    const { code } = await run(process.execPath, [join(root, program), ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      print,
    });
    const counted = existsSync(report)
      ? count(readFileSync(report, "utf8"))
      : { passed: 0, failed: 1 };
    const isEmpty = counted.passed + counted.failed === 0 && !mayBeEmpty;
    // The runner's own verdict counts too: it fails for more than tests (limits, leftovers).
    return code === 0 && !isEmpty ? counted : { ...counted, failed: Math.max(counted.failed, 1) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
