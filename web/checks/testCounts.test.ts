import { expect, test } from "vitest";

import { countDeno, countPlaywright, countVitest, sum } from "./testCounts.ts";

test("a vitest file that does not load counts as a failure", () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 0,
    numFailedTestSuites: 1,
    numPendingTests: 0,
    numTodoTests: 0,
  };
  expect(countVitest(JSON.stringify(report))).toEqual({ passed: 3, failed: 1, skipped: 0 });
});

test("a browser test that passed only when tried again counts as a failure", () => {
  const report = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 }, errors: [] };
  expect(countPlaywright(JSON.stringify(report))).toEqual({ passed: 4, failed: 2, skipped: 2 });
});

test("Deno's JUnit totals are read from the outermost element", () => {
  const report =
    '<testsuites name="deno test" tests="5" failures="1" errors="0"><testsuite tests="9"><skipped/></testsuite></testsuites>';
  expect(countDeno(report)).toEqual({ passed: 3, failed: 1, skipped: 1 });
});

test("reports add up", () => {
  expect(
    sum([
      { passed: 1, failed: 0, skipped: 2 },
      { passed: 3, failed: 1, skipped: 0 },
    ]),
  ).toEqual({
    passed: 4,
    failed: 1,
    skipped: 2,
  });
});
