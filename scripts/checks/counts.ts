/** What one step of `npm test` counted. */
export interface Counts {
  passed: number;
  failed: number;
}

/**
 * Reads what a test runner reported. A test that was left out counts as failed, so that nothing is skipped in
 * silence; only a run that somebody narrowed by hand (`isNarrowed`) leaves tests out on purpose.
 */
export type CountsReader = (report: string, isNarrowed: boolean) => Counts;

export const vitestCounts: CountsReader = (report, isNarrowed) => {
  const { numPassedTests, numFailedTests, numTotalTests, testResults } = JSON.parse(report) as {
    numPassedTests: number;
    numFailedTests: number;
    numTotalTests: number;
    testResults: { status: string; assertionResults: unknown[] }[];
  };
  // A file that does not load has no tests to fail, yet it failed.
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  const leftOut = isNarrowed ? 0 : numTotalTests - numPassedTests - numFailedTests;
  return { passed: numPassedTests, failed: numFailedTests + leftOut + brokenFiles };
};

export const playwrightCounts: CountsReader = (report, isNarrowed) => {
  const { stats, errors } = JSON.parse(report) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    errors: unknown[];
  };
  const leftOut = isNarrowed ? 0 : stats.skipped;
  // Errors outside any test: a global set-up, a file that does not load.
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + leftOut + errors.length };
};

/** The summary of Node's own test runner, in TAP. */
export const tapCounts: CountsReader = (report) => {
  const count = (name: string) => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(report)?.[1] ?? 0);
  return { passed: count('pass'), failed: count('tests') - count('pass') };
};
