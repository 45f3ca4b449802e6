import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { vitestCounts } from '../checks/counts.ts';
import { runCommand } from '../checks/run-command.ts';
import { UserError } from '../user-error.ts';
import type { NamingTests } from './naming-tests.ts';

/** A run that hangs also counts as detection. */
const MINUTES = 3;
const TEST_MS = 60_000;
const JOURNEY_MINUTES = 10;
const BASELINE_MINUTES = 20;

export type Verdict = 'green' | 'red' | 'nothing ran';

interface Run {
  verdict: Verdict;
  output: string;
}

export async function runTests(copy: string, tests: NamingTests): Promise<Run> {
  return tests.suite.name === 'e2e'
    ? runJourneys(copy, tests)
    : runVitest(copy, tests, ['--bail=1', '--retry=0']);
}

/** Runs tests in a copy without a defect; @throws UserError if they fail. */
export async function requireGreen(copy: string, tests: NamingTests): Promise<void> {
  const { verdict, output } = await runVitest(copy, tests, ['--retry=1'], BASELINE_MINUTES);
  if (verdict === 'red')
    throw new UserError(`Tests of ${tests.suite.name} fail without a defect:\n${output}`);
}

async function runVitest(
  copy: string,
  { suite, files, pattern }: NamingTests,
  options: string[],
  minutes = MINUTES,
): Promise<Run> {
  const report = path.join(copy, `${suite.name}.json`);
  rmSync(report, { force: true });
  const { code, timedOut, output } = await runCommand({
    folder: path.join(copy, suite.folder),
    args: [
      path.join(copy, suite.folder, 'node_modules/vitest/vitest.mjs'),
      'run',
      ...(suite.project === undefined ? [] : ['--project', suite.project]),
      ...files.map((file) => path.relative(suite.folder, file)),
      `--testNamePattern=${pattern}`,
      ...options,
      // The copies run in parallel; each extra worker would load the app again.
      '--maxWorkers=1',
      // On a busy machine, timeouts must not count as detection.
      `--testTimeout=${TEST_MS}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    // Keeps the pacts of a broken app in the copy.
    env: { PACT_DIR: path.join(copy, 'pacts') },
    minutes,
  });
  if (timedOut) return { verdict: 'red', output };
  const { passed, failed } = vitestCounts(readReport(report), true);
  // An error that no code handles fails the run, although each test passes.
  if (passed > 0 && code !== 0) return { verdict: 'red', output };
  return { verdict: verdictOf(passed, failed), output };
}

/** The journeys run on built apps, so each defect needs a build. */
async function runJourneys(copy: string, { files, pattern }: NamingTests): Promise<Run> {
  const { code, output, timedOut } = await runCommand({
    folder: copy,
    args: [
      'scripts/test.ts',
      '--only',
      'e2e',
      '--',
      ...files.map((file) => path.relative('e2e', file)),
      '--grep',
      pattern,
    ],
    minutes: JOURNEY_MINUTES,
  });
  if (timedOut) return { verdict: 'red', output };
  const [, passed = '0', failed = '0'] = /^(\d+) passed, (\d+) failed$/m.exec(output) ?? [];
  return { verdict: code === null ? 'nothing ran' : verdictOf(Number(passed), Number(failed)), output };
}

function verdictOf(passed: number, failed: number): Verdict {
  if (failed > 0) return 'red';
  return passed > 0 ? 'green' : 'nothing ran';
}

function readReport(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The run ended before it wrote a report.
    return JSON.stringify({ numPassedTests: 0, numFailedTests: 0, numTotalTests: 0, testResults: [] });
  }
}
