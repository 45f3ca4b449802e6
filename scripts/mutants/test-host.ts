// A child process that keeps the Vitest of one package ready, and runs tests each time it is asked.
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import type { Answer, Request } from './test-hosts.ts';

/** What this uses of the package's own Vitest. */
interface Vitest {
  globTestSpecifications: () => Promise<Specification[]>;
  setGlobalTestNamePattern: (pattern: string) => void;
  invalidateFile: (file: string) => void;
  runTestSpecifications: (
    specifications: Specification[],
  ) => Promise<{ unhandledErrors: { message: string }[] }>;
}

interface Specification {
  moduleId: string;
}

interface TestModule {
  relativeModuleId: string;
  ok: () => boolean;
  errors: () => { message: string }[];
  children: { allTests: () => Iterable<TestCase> };
}

interface TestCase {
  fullName: string;
  result: () => { state: string; errors?: readonly { message: string }[] };
}

// When the drill ends. Kills its whole process group, because a test in an endless loop ends only with SIGKILL.
process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'));

let answer: Answer = { passed: 0, failures: [] };

/** Counts what ran just now: Vitest's own state also has the results of earlier runs. */
const counter = {
  onTestModuleEnd(module: TestModule) {
    const tests = [...module.children.allTests()].map((test) => ({ test, result: test.result() }));
    answer.passed += tests.filter(({ result }) => result.state === 'passed').length;
    const failed = tests
      .filter(({ result }) => result.state === 'failed')
      .map(({ test, result }) => `${test.fullName}: ${result.errors?.[0]?.message ?? ''}`);
    const errors = module.errors().map(({ message }) => message);
    const own = [...failed, ...errors];
    if (own.length === 0 && !module.ok()) own.push('a suite failed');
    answer.failures.push(...own.map((failure) => `${module.relativeModuleId}: ${failure}`));
  },
};

/** How long web's tests wait for a screen, which most defects make them do in vain: longer on a busy machine. */
function waitMs(): number {
  const [load = 0] = loadavg();
  return Math.min(20_000, Math.max(5_000, (2_500 * load) / availableParallelism()));
}

/** Keeps the given order, in which the likeliest tests are first. */
class AsGiven {
  shard(specifications: Specification[]) {
    return Promise.resolve(specifications);
  }

  sort(specifications: Specification[]) {
    return Promise.resolve(specifications);
  }
}

const [options = '{}'] = process.argv.slice(2);
const { createVitest } = (await import(
  createRequire(path.resolve('package.json')).resolve('vitest/node')
)) as { createVitest: (options: unknown) => Promise<Vitest> };
const vitest = await createVitest({
  watch: false,
  // Vitest keeps transformed modules, and starts a new worker for each run: no defect stays loaded.
  maxWorkers: 1,
  reporters: [counter],
  sequence: { sequencer: AsGiven },
  ...(JSON.parse(options) as object),
});
const specifications = Map.groupBy(await vitest.globTestSpecifications(), ({ moduleId }) => moduleId);
let changed: string | null = null;

process.on('message', (request: Request) => {
  void run(request).then((done) => process.send?.(done));
});
// It is ready.
process.send?.(answer);

async function run({ files, pattern, defect }: Request): Promise<Answer> {
  answer = { passed: 0, failures: [] };
  // The file of the last defect is mended again.
  for (const file of [changed, defect]) if (file !== null) vitest.invalidateFile(path.resolve('..', file));
  changed = defect;
  vitest.setGlobalTestNamePattern(pattern);
  process.env['DRILL_WAIT_MS'] = String(waitMs());
  // Pacts would conflict with those of an earlier defect.
  if (process.env['PACT_DIR'] !== undefined)
    rmSync(process.env['PACT_DIR'], { recursive: true, force: true });
  const { unhandledErrors } = await vitest.runTestSpecifications(
    files.flatMap((file) => specifications.get(path.resolve('..', file)) ?? []),
  );
  // An error that no code handles fails the run, although each test passes.
  answer.failures.push(...unhandledErrors.map(({ message }) => message));
  return answer;
}
