import path from 'node:path';
import { runCommand } from '../checks/run-command.ts';
import { UserError } from '../user-error.ts';
import type { CitingTests } from './citing-tests.ts';
import type { ScratchCopy } from './scratch-copy.ts';
import { TestHosts } from './test-hosts.ts';

/** A run that hangs also counts as detection. */
const MINUTES = 3;
const JOURNEY_MINUTES = 10;
const BASELINE_MINUTES = 20;

export type Verdict = 'green' | 'red' | 'nothing ran';

interface Run {
  verdict: Verdict;
  /** The failure of a red run. */
  output: string;
}

/** Runs the tests in a copy in which `defect` is planted. */
export function runTests(copy: ScratchCopy, tests: CitingTests, defect: string): Promise<Run> {
  return tests.suite.name === 'e2e'
    ? runJourneys(copy.folder, tests)
    : runVitest(copy.hosts, tests, defect, MINUTES);
}

/** Runs tests in a copy without a defect; @throws UserError if they fail. */
export async function requireGreen(copy: string, tests: CitingTests): Promise<void> {
  const hosts = new TestHosts(copy, { bail: 0, retry: 1 });
  try {
    const { verdict, output } = await runVitest(hosts, tests, null, BASELINE_MINUTES);
    if (verdict === 'red')
      throw new UserError(`Tests of ${tests.suite.name} fail without a defect:\n${output}`);
  } finally {
    hosts.end();
  }
}

async function runVitest(
  hosts: TestHosts,
  { suite, files, pattern }: CitingTests,
  defect: string | null,
  minutes: number,
): Promise<Run> {
  const answer = await hosts.run(suite.folder, { files, pattern, defect }, minutes);
  if (answer === 'hangs') return { verdict: 'red', output: `no end after ${minutes} minutes` };
  if (answer === 'ended') return { verdict: 'nothing ran', output: '' };
  const { passed, failures } = answer;
  return { verdict: verdictOf(passed, failures.length), output: failures.join('\n') };
}

/** The journeys run on built apps, so each defect needs a build. */
async function runJourneys(copy: string, { files, pattern }: CitingTests): Promise<Run> {
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
