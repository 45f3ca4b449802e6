export interface Counts {
  passed: number;
  failed: number;
  /** Tests that passed only on retry, each with its first error. */
  flaky?: string[];
}

/**
 * Reads a test runner's report. A skipped test counts as failed, so that no test is skipped unnoticed; only a run that a
 * person narrowed (`isNarrowed`) may skip tests.
 */
export type CountsReader = (report: string, isNarrowed: boolean) => Counts;

export const vitestCounts: CountsReader = (report, isNarrowed) => {
  const { numPassedTests, numFailedTests, numTotalTests, testResults } = JSON.parse(report) as {
    numPassedTests: number;
    numFailedTests: number;
    numTotalTests: number;
    testResults: {
      status: string;
      assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
    }[];
  };
  // A file that does not load reports no tests, but counts as failed.
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  const leftOut = isNarrowed ? 0 : numTotalTests - numPassedTests - numFailedTests;
  const flaky = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName, failureMessages: [why = ''] = [] }) => `${fullName}: ${firstLine(why)}`);
  return { passed: numPassedTests, failed: numFailedTests + leftOut + brokenFiles, flaky };
};

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    tests: { status: string; projectName: string; results: { error?: { message?: string } }[] }[];
  }[];
}

function flakyJourneys({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName, results: [first] }) => {
        const why = first?.error?.message ?? '';
        return `${title} (${projectName}): ${firstLine(why)}`;
      }),
  );
  return [...own, ...suites.flatMap(flakyJourneys)];
}

const firstLine = (text: string) => text.split('\n', 1)[0] ?? '';

export const playwrightCounts: CountsReader = (report, isNarrowed) => {
  const { stats, errors, suites } = JSON.parse(report) as PlaywrightSuite & {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    errors: unknown[];
  };
  const leftOut = isNarrowed ? 0 : stats.skipped;
  // Errors outside tests: a global setup, a file that does not load.
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + leftOut + errors.length,
    flaky: flakyJourneys({ suites }),
  };
};

/** The summary of Node's own test runner, in TAP. */
export const tapCounts: CountsReader = (report) => {
  const count = (name: string) => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(report)?.[1] ?? 0);
  return { passed: count('pass'), failed: count('tests') - count('pass') };
};
