/** What the test runners count. */
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

/** A run without a single test proves nothing and counts as a failure. */
const nothing: Count = { passed: 0, failed: 1 };

const orNone = (count: Count, none: Count): Count =>
  count.passed + count.failed === 0 ? none : count;

/**
 * Counts the report of a jest run.
 * @param none what a run without a single test counts as
 */
export function countJest(json: string, none = nothing): Count {
  const report = JSON.parse(json) as JestReport;
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  const { numPassedTests: passed, numPendingTests: skipped } = report;
  return orNone({ passed, failed, skipped }, none);
}

/**
 * Counts the report of a Playwright run. A flaky test counts as failed.
 * @param none what a run without a single test counts as
 */
export function countPlaywright(json: string, none = nothing): Count {
  const { stats, errors } = JSON.parse(json) as PlaywrightReport;
  const failed = stats.unexpected + stats.flaky + errors.length;
  return orNone({ passed: stats.expected, failed, skipped: stats.skipped }, none);
}
