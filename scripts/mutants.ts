// npm run drill:mutants plants one small defect at a time and runs the tests that cite its requirement.
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { count, flag, list, readCommandLine } from 'command-line';
import { endCommands } from './checks/run-command.ts';
import { reports } from './checks/steps.ts';
import { ALL_MUTANTS } from './mutants/all-mutants.ts';
import { chosen } from './mutants/chosen.ts';
import { GreenTests } from './mutants/green-tests.ts';
import { inTurn, runMutant, requireGreenTests } from './mutants/run-mutant.ts';
import { citingTests } from './mutants/citing-tests.ts';
import { isSettled, report } from './mutants/report.ts';
import { Results } from './mutants/results.ts';
import { ScratchCopy } from './mutants/scratch-copy.ts';
import { drillStryker } from './mutants/stryker/drill-stryker.ts';
import { readSections, readTests } from './requirements/build-requirements.ts';
import { idsOf } from './requirements/data.ts';
import { root } from './root.ts';
import { UserError } from './user-error.ts';

const {
  only,
  in: folders,
  minutes,
  copies,
  seed,
  fresh,
  tool,
  e2e,
  'no-baseline': trustsTests,
} = readCommandLine({
  command: 'npm run drill:mutants --',
  options: {
    only: list(
      'ids',
      'only those of a requirement or a section, such as 2.43,5. (with --tool: of a folder)',
      '2.43,5.',
    ),
    in: list(
      'folders',
      'only those planted in these folders, such as contracts,mock-server',
      'contracts,mock-server',
    ),
    minutes: count(60, 'starts no defect after that time; the next run resumes'),
    e2e: flag('also runs the journeys, with a build for each defect'),
    // Web's tests wait for half of their time.
    copies: count(Math.min(availableParallelism() + 1, 3), 'runs this many in parallel, instead of three'),
    fresh: flag('ignores the results of earlier runs'),
    'no-baseline': flag('does not check first that the tests pass without a defect'),
    tool: flag("uses Stryker on rules, the mock's world and the web app without its views instead"),
    seed: count(1, 'with --tool: another order'),
  },
});
const folder = path.join(reports, 'mutants');
const ends = performance.now() + minutes * 60_000;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void endCommands().finally(() => process.exit(130)));
}

try {
  if (tool) process.exitCode = (await drillStryker(strykerOptions())) ? 0 : 1;
  else await drill();
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function strykerOptions() {
  return {
    root,
    folder,
    only: only ?? undefined,
    seed: String(seed),
    fresh,
    minutes,
    // Stryker keeps each copy's core busy.
    copies: Math.min(copies, availableParallelism()),
  };
}

async function drill() {
  const results = new Results(root, path.join(folder, 'results.json'), { fresh });
  const tests = readTests(root);
  const known = idsOf(readSections(root));
  const plan = chosen(ALL_MUTANTS, { only, folders }).map((mutant) => {
    const suites = citingTests(mutant, tests, known).filter(({ suite }) => e2e || suite.name !== 'e2e');
    const stamp = results.stampOf(
      mutant,
      suites.flatMap(({ files }) => files),
    );
    return { mutant, suites, stamp };
  });
  const left = plan.filter(({ mutant, stamp }) => results.get(mutant, stamp) === null);
  console.log(`${plan.length} defects, ${plan.length - left.length} with results of an earlier run`);
  if (left.length > 0) {
    const most = Math.min(copies, left.length);
    const scratch = Array.from(
      { length: most },
      (_, index) => new ScratchCopy(root, path.join(folder, `copy-${index + 1}`)),
    );
    if (!trustsTests)
      await requireGreenTests(
        scratch,
        left.flatMap(({ suites }) => suites),
        new GreenTests(root, path.join(folder, 'green.json'), { fresh }),
      );
    try {
      await inTurn(scratch, left, async (copy, { mutant, suites, stamp }) => {
        if (performance.now() > ends) return;
        const { result, by } = await runMutant(copy, mutant, suites);
        // A requirement without a test may have one in the next run.
        if (result !== 'uncited') results.set(mutant, stamp, result, by);
        console.log(`${result === 'caught' ? '✓' : '✗'} [${mutant.id}] ${mutant.why}`);
      });
    } finally {
      for (const { hosts } of scratch) hosts.end();
    }
  }
  const runs = plan.map(({ mutant, stamp }) => ({ mutant, result: results.get(mutant, stamp) }));
  console.log(`\n${report(runs)}`);
  process.exitCode = isSettled(runs) ? 0 : 1;
}
