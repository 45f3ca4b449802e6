import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from '../results.ts';

/** A folder of code with decisions, worth mutating with Stryker. */
interface Scope {
  package: 'contracts' | 'mock-server' | 'web';
  /** Path from the repository root. */
  under: string;
  /** Views are mutated by hand: most of Stryker's mutations of views have no visible effect. */
  extension: '.ts';
}

const SCOPES: readonly Scope[] = [
  { package: 'contracts', under: 'contracts/rules/', extension: '.ts' },
  { package: 'mock-server', under: 'mock-server/world/money/', extension: '.ts' },
  { package: 'mock-server', under: 'mock-server/world/', extension: '.ts' },
  { package: 'web', under: 'web/src/shared/', extension: '.ts' },
  { package: 'web', under: 'web/src/features/', extension: '.ts' },
  { package: 'web', under: 'web/src/lib/', extension: '.ts' },
  { package: 'web', under: 'web/src/api/', extension: '.ts' },
  { package: 'web', under: 'web/src/html/', extension: '.ts' },
  { package: 'web', under: 'web/src/platform/', extension: '.ts' },
];

export interface StrykerFile {
  package: Scope['package'];
  /** Path from the repository root, like those of the tests. */
  file: string;
  tests: string[];
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
/** Not product code, texts without decisions, or not reachable by a test in Node. */
const isLeftOut = (file: string) =>
  isTest(file) ||
  /(\/testing|\/(?:default|offer)-texts|\.pact\.test|\.browser\.test|\/index)\.tsx?$/.test(file);

/**
 * The files in seeded order, those of the first scope first: a run that stops early has covered a fair sample.
 * @param files of the repository
 * @param only path prefixes; undefined means all
 */
export function strykerFiles(
  root: string,
  files: readonly string[],
  { only, seed }: { only?: readonly string[] | undefined; seed: string },
): StrykerFile[] {
  const tests = files.filter((file) => /\.test\.tsx?$/.test(file) && !/\.(pact|browser)\.test/.test(file));
  const sources = new Map(tests.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
  const seen = new Set<string>();
  return SCOPES.flatMap((scope) => {
    const own = files
      .filter((file) => file.startsWith(scope.under) && file.endsWith(scope.extension) && !isLeftOut(file))
      .filter((file) => only?.some((prefix) => file.startsWith(prefix)) ?? true)
      .filter((file) => !seen.has(file))
      // Vite reads the arguments of such a call as text, which mutations would change.
      .filter((file) => !readFileSync(path.join(root, file), 'utf8').includes('import.meta.glob'));
    own.forEach((file) => seen.add(file));
    return own
      .sort((one, other) => hashOf(seed, one).localeCompare(hashOf(seed, other)))
      .map((file) => ({ package: scope.package, file, tests: testsOf(file, scope, sources) }))
      .filter((entry) => entry.tests.length > 0);
  });
}

function testsOf(file: string, scope: Scope, sources: ReadonlyMap<string, string>): string[] {
  const name = path.basename(file);
  return [...sources]
    .filter(([test]) => test.startsWith(`${scope.package}/`))
    .filter(
      ([test, source]) =>
        path.dirname(test) === path.dirname(file) || imports(source, path.dirname(test), file, name),
    )
    .map(([test]) => test);
}

function imports(source: string, folder: string, file: string, name: string): boolean {
  return [...source.matchAll(/from '(\.[^']+)'/g)].some(
    ([, from = '']) => from.endsWith(name) && path.join(folder, from) === file,
  );
}
