import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../../checks/run-command.ts';
import type { StrykerFile } from './scope.ts';

export interface Survivor {
  line: number;
  mutator: string;
  original: string;
  replacement: string;
}

export interface StrykerResult {
  caught: number;
  total: number;
  survivors: Survivor[];
}

interface Position {
  line: number;
  column: number;
}

interface Report {
  files: Record<
    string,
    {
      source: string;
      mutants: {
        mutatorName: string;
        replacement?: string;
        status: string;
        location: { start: Position; end: Position };
      }[];
    }
  >;
}

const CAUGHT = ['Killed', 'Timeout'];
const MISSED = ['Survived', 'NoCoverage'];

/** An endless mutant is stopped after this time plus one and a half times its tests' duration. */
const TIMEOUT_MS = 10_000;

/** Mutates one file in a copy of the repository; null if the time was up or Stryker could not run. */
export async function runStryker(
  root: string,
  copy: string,
  { package: folder, file, tests }: StrykerFile,
  minutes: number,
): Promise<{ result: StrykerResult | null; output: string }> {
  const home = path.join(copy, folder);
  const report = path.join(home, 'stryker.json');
  const modules = path.join(home, 'node_modules/@stryker-mutator');
  const within = (name: string) => path.relative(folder, name);
  rmSync(report, { force: true });
  writeFileSync(path.join(home, 'stryker.vitest.ts'), vitestConfig(folder, tests.map(within)));
  writeFileSync(
    path.join(home, 'stryker.config.json'),
    JSON.stringify({
      testRunner: 'vitest',
      plugins: [path.join(modules, 'vitest-runner/dist/src/index.js')],
      vitest: { configFile: 'stryker.vitest.ts', related: false },
      // The copy is temporary.
      inPlace: true,
      mutate: [within(file)],
      coverageAnalysis: 'perTest',
      // The copies run in parallel.
      concurrency: 1,
      timeoutMS: TIMEOUT_MS,
      reporters: ['json'],
      jsonReporter: { fileName: 'stryker.json' },
      allowEmpty: true,
    }),
  );
  const { output } = await runCommand({
    folder: home,
    args: [path.join(modules, 'core/bin/stryker.js'), 'run'],
    minutes,
  });
  // An aborted run leaves its mutations in the file.
  copyFileSync(path.join(root, file), path.join(copy, file));
  return { result: readResult(report), output };
}

/** The first project of a package with several is the one whose tests run in Node. */
function vitestConfig(folder: string, tests: readonly string[]): string {
  const own = '{ ...(config.test.projects?.[0] ?? config).test, projects: undefined, name: undefined';
  return [
    "import config from './vitest.config.ts';",
    `const include = ${JSON.stringify(tests)};`,
    `export default { ...config, test: ${own}${folder === 'web' ? ', isolate: true' : ''}, include } };`,
    '',
  ].join('\n');
}

function readResult(file: string): StrykerResult | null {
  let report: Report;
  try {
    report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return null;
  }
  return resultOf(report);
}

/** The result of Stryker's report; mutants that do not run or were skipped do not count. */
export function resultOf({ files }: Report): StrykerResult {
  const all = Object.values(files).flatMap(({ source, mutants }) =>
    mutants.map((mutant) => ({ ...mutant, source })),
  );
  const missed = all.filter(({ status }) => MISSED.includes(status));
  const caught = all.filter(({ status }) => CAUGHT.includes(status)).length;
  return {
    caught,
    total: caught + missed.length,
    survivors: missed.map(({ mutatorName, replacement = '', location, source }) => ({
      line: location.start.line,
      mutator: mutatorName,
      original: textAt(source, location),
      replacement,
    })),
  };
}

function textAt(source: string, { start, end }: { start: Position; end: Position }): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, index) =>
      line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined),
    )
    .join('\n');
}
