// npm run drill:mutants                       plants one small defect at a time and runs the tests that cite its requirement
// npm run drill:mutants -- --only 2.43,5.     only those of a requirement or a section
// npm run drill:mutants -- --in contracts,mock-server   only those planted in these folders
// npm run drill:mutants -- --minutes 20       starts no defect after that time; the next run resumes
// npm run drill:mutants -- --e2e              also runs the journeys, with a build for each defect
// npm run drill:mutants -- --copies 3         runs this many in parallel, instead of two
// npm run drill:mutants -- --fresh            ignores the results of earlier runs
// npm run drill:mutants -- --no-baseline      does not check first that the tests pass without a defect
// npm run drill:mutants -- --tool             uses Stryker on rules, the mock's world and the state of the web app instead
// npm run drill:mutants -- --tool --only contracts/rules --seed 7     only files of a folder, in another order
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { endCommands } from './checks/run-command.ts';
import { reports, root } from './checks/steps.ts';
import { ALL_MUTANTS } from './mutants/all-mutants.ts';
import { inTurn, judge, requireGreenTests } from './mutants/judge.ts';
import { namingTests } from './mutants/naming-tests.ts';
import { isSettled, report } from './mutants/report.ts';
import { Results } from './mutants/results.ts';
import { ScratchCopy } from './mutants/scratch-copy.ts';
import { drillTool } from './mutants/tool/drill-tool.ts';
import { readSections, readTests } from './requirements/build-requirements.ts';
import { idsOf } from './requirements/data.ts';
import { UserError } from './user-error.ts';

const { values } = parseArgs({
  allowNegative: true,
  options: {
    only: { type: 'string' },
    in: { type: 'string' },
    minutes: { type: 'string', default: '60' },
    e2e: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    copies: { type: 'string', default: String(Math.min(availableParallelism(), 2)) },
    baseline: { type: 'boolean', default: true },
    tool: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
  },
});
const folder = path.join(reports, 'mutants');
const ends = performance.now() + Number(values.minutes) * 60_000;
const only = values.only?.split(',');
const folders = values.in?.split(',');
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void endCommands().finally(() => process.exit(130)));
}

try {
  if (values.tool) process.exitCode = (await drillTool(toolOptions())) ? 0 : 1;
  else await drill();
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function toolOptions() {
  const { minutes, copies, seed, fresh } = values;
  return { root, folder, only, seed, fresh, minutes: Number(minutes), copies: Number(copies) };
}

async function drill() {
  const results = new Results(root, path.join(folder, 'results.json'), { fresh: values.fresh });
  const tests = readTests(root);
  const known = idsOf(readSections(root));
  const plan = ALL_MUTANTS.filter(
    ({ id, file }) =>
      (only?.some((prefix) => id === prefix || id.startsWith(prefix)) ?? true) &&
      (folders?.some((folder) => file.startsWith(`${folder}/`)) ?? true),
  ).map((mutant) => {
    const suites = namingTests(mutant, tests, known).filter(
      ({ suite }) => values.e2e || suite.name !== 'e2e',
    );
    const stamp = results.stampOf(
      mutant,
      suites.flatMap(({ files }) => files),
    );
    return { mutant, suites, stamp };
  });
  const left = plan.filter(({ mutant, stamp }) => results.get(mutant, stamp) === null);
  console.log(`${plan.length} defects, ${plan.length - left.length} with results of an earlier run`);
  if (left.length > 0) {
    const count = Math.min(Number(values.copies), left.length);
    const copies = Array.from(
      { length: count },
      (_, index) => new ScratchCopy(root, path.join(folder, `copy-${index + 1}`)),
    );
    if (values.baseline)
      await requireGreenTests(
        copies,
        left.flatMap(({ suites }) => suites),
      );
    await inTurn(copies, left, async (copy, { mutant, suites, stamp }) => {
      if (performance.now() > ends) return;
      const result = await judge(copy, mutant, suites);
      // A requirement without a test may have one in the next run.
      if (result !== 'unnamed') results.set(mutant, stamp, result);
      console.log(`${result === 'caught' ? '✓' : '✗'} [${mutant.id}] ${mutant.why}`);
    });
  }
  const judged = plan.map(({ mutant, stamp }) => ({ mutant, result: results.get(mutant, stamp) }));
  console.log(`\n${report(judged)}`);
  process.exitCode = isSettled(judged) ? 0 : 1;
}
