export type Counts = { passed: number; failed: number; skipped: number };

export const countVitest = (report: string): Counts => {
  const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests, numTodoTests } =
    JSON.parse(report);
  // A file that does not load has no failed test, only a failed suite.
  const failed = numFailedTests || numFailedTestSuites;
  return { passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests };
};

export const countPlaywright = (report: string): Counts => {
  const { stats, errors } = JSON.parse(report);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
};

/** Reads the totals of a JUnit report. */
export const countDeno = (report: string): Counts => {
  const total = (name: string) =>
    Number(new RegExp(`<testsuites[^>]*\\b${name}="(\\d+)"`).exec(report)?.[1] ?? 0);
  const skipped = report.split("<skipped").length - 1;
  const failed = total("failures") + total("errors");
  return { passed: total("tests") - failed - skipped, failed, skipped };
};

export const sum = (all: Counts[]): Counts => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
  skipped: all.reduce((total, { skipped }) => total + skipped, 0),
});
