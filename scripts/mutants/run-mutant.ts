import type { GreenTests } from './green-tests.ts';
import type { Mutant } from './mutant.ts';
import type { CitingTests } from './citing-tests.ts';
import { requireGreen, runTests } from './run-tests.ts';
import type { Result } from './results.ts';
import type { ScratchCopy } from './scratch-copy.ts';

interface MutantResult {
  result: Result;
  /** The failure that caught it. */
  by?: string;
}

export async function runMutant(
  copy: ScratchCopy,
  mutant: Mutant,
  suites: readonly CitingTests[],
): Promise<MutantResult> {
  let isCited = false;
  return copy.with(mutant, async () => {
    for (const tests of suites) {
      const { verdict, output } = await runTests(copy, tests, mutant.file);
      if (verdict === 'red') return { result: 'caught', by: output.split('\n', 1)[0] };
      isCited ||= verdict === 'green';
    }
    return { result: isCited ? 'survived' : 'uncited' };
  });
}

/** All titles of a large run would be too long for an argument. */
const CITING = String.raw`\[\d+\.\d`;

/** Runs all tests that cite an id in the selected files, without a defect: one that fails anyway would detect everything. */
export async function requireGreenTests(
  copies: readonly ScratchCopy[],
  asked: readonly CitingTests[],
  green: GreenTests,
): Promise<void> {
  const bySuite = Map.groupBy(
    asked.filter(({ suite }) => suite.name !== 'e2e'),
    ({ suite }) => suite,
  );
  const parts = [...bySuite].flatMap(([suite, all]) => {
    const files = green.without(suite, [...new Set(all.flatMap((tests) => tests.files))].sort());
    // Splits the web suite across the copies; the browser and pact suites gain nothing from it.
    const count = suite.name === 'web' ? copies.length : 1;
    return Array.from({ length: count }, (_, part) => ({
      suite,
      files: files.filter((_file, index) => index % count === part),
      pattern: CITING,
    })).filter((tests) => tests.files.length > 0);
  });
  await inTurn(copies, parts, async (copy, part) => {
    await requireGreen(copy.folder, part);
    green.add(part.suite, part.files);
  });
}

/** Gives each copy the next work item as soon as it is free. */
export async function inTurn<Work>(
  copies: readonly ScratchCopy[],
  work: readonly Work[],
  run: (copy: ScratchCopy, work: Work) => Promise<void>,
): Promise<void> {
  const queue = work.values();
  await Promise.all(
    copies.map(async (copy) => {
      for (const piece of queue) await run(copy, piece);
    }),
  );
}
