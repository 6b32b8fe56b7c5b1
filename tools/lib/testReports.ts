/** What the test runners count. */
export interface Count {
  passed: number;
  failed: number;
}

/** The part of `jest --json` that is read here. */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that broke before their tests could run. */
  numRuntimeErrorTestSuites: number;
}

/** The part of Playwright's JSON report that is read here. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  /** What went wrong outside of any test. */
  errors: unknown[];
}

/** A run without a single test proves nothing and counts as a failure. */
function atLeastOne({ passed, failed }: Count): Count {
  return passed + failed === 0 ? { passed, failed: 1 } : { passed, failed };
}

/** Counts the report of a jest run. */
export function countJest(json: string): Count {
  const report = JSON.parse(json) as JestReport;
  return atLeastOne({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  });
}

/** Counts the report of a Playwright run. A flaky test counts as failed. */
export function countPlaywright(json: string): Count {
  const { stats, errors } = JSON.parse(json) as PlaywrightReport;
  return atLeastOne({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
  });
}
