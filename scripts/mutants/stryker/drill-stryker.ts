import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inTurn } from '../run-mutant.ts';
import { hashOf } from '../results.ts';
import { trackedFiles } from '../../tracked-files.ts';
import { ScratchCopy } from '../scratch-copy.ts';
import { runStryker, type StrykerResult } from './run-stryker.ts';
import { type StrykerFile, strykerFiles } from './scope.ts';
import { strykerReport } from './stryker-report.ts';

interface StrykerDrill {
  root: string;
  folder: string;
  only?: readonly string[] | undefined;
  seed: string;
  minutes: number;
  copies: number;
  fresh: boolean;
}

type StoredResults = Record<string, { stamp: string; result: StrykerResult }>;

/** The drill fails below this ratio. */
const GOAL = 0.85;

/** Mutates one file after another with Stryker and runs the tests beside each; resumes where an earlier run stopped. */
export async function drillStryker({
  root,
  folder,
  only,
  seed,
  minutes,
  copies,
  fresh,
}: StrykerDrill): Promise<boolean> {
  const ends = performance.now() + minutes * 60_000;
  const file = path.join(folder, 'tool.json');
  const kept = fresh ? {} : readStored(file);
  const all = strykerFiles(root, trackedFiles(root), { only, seed });
  const read = (name: string) => readFileSync(path.join(root, name));
  const stampOf = (one: StrykerFile) => hashOf(read(one.file), ...one.tests.map(read));
  const resultOf = (one: StrykerFile) => {
    const known = kept[one.file];
    return known?.stamp === stampOf(one) ? known.result : null;
  };
  const left = all.filter((one) => !resultOf(one));
  console.log(`${all.length} files, ${all.length - left.length} with results of an earlier run`);
  const scratch = Array.from(
    { length: Math.min(copies, left.length) },
    (_, index) => new ScratchCopy(root, path.join(folder, `tool-${index + 1}`)),
  );
  await inTurn(scratch, left, async (copy, one) => {
    const rest = (ends - performance.now()) / 60_000;
    if (rest <= 0) return;
    const stamp = stampOf(one);
    const { result, output } = await runStryker(root, copy.folder, one, rest);
    if (!result) {
      console.log(`- ${one.file}: ${performance.now() > ends ? 'out of time' : `no report\n${output}`}`);
      return;
    }
    kept[one.file] = { stamp, result };
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, JSON.stringify(kept, null, 2));
    console.log(`${result.caught}/${result.total} ${one.file}`);
  });
  const runs = all.map((one) => ({ file: one, result: resultOf(one) }));
  console.log(`\n${strykerReport(runs)}`);
  const results = runs.flatMap(({ result }) => result ?? []);
  const caught = results.reduce((sum, result) => sum + result.caught, 0);
  const total = results.reduce((sum, result) => sum + result.total, 0);
  return results.length === all.length && caught >= total * GOAL;
}

function readStored(file: string): StoredResults {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as StoredResults;
  } catch {
    return {};
  }
}
