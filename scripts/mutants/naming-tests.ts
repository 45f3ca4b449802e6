import path from 'node:path';
import { citedIds } from '../requirements/cited-ids.ts';
import type { CollectedTest } from '../requirements/collect-tests.ts';
import type { Mutant } from './mutant.ts';

/** How tests are run: one command of a test runner, in one folder. */
export interface Suite {
  name: string;
  folder: string;
  /** Of vitest; a suite without one has its own runner. */
  project?: string;
  /** The packages whose code its tests run. */
  packages: readonly string[];
}

/** In the order in which they are asked: those that answer soonest first. */
export const SUITES: readonly Suite[] = [
  { name: 'contracts', folder: 'contracts', packages: ['contracts'] },
  { name: 'mock-server', folder: 'mock-server', packages: ['contracts', 'mock-server'] },
  { name: 'web', folder: 'web', project: 'unit', packages: ['contracts', 'mock-server', 'web'] },
  { name: 'kiosk', folder: 'kiosk', packages: ['contracts', 'mock-server', 'web', 'kiosk'] },
  { name: 'pact', folder: 'web', project: 'pact', packages: ['contracts', 'web'] },
  { name: 'browser', folder: 'web', project: 'browser', packages: ['contracts', 'mock-server', 'web'] },
  { name: 'e2e', folder: 'e2e', packages: ['contracts', 'mock-server', 'web', 'kiosk', 'e2e'] },
];

/** The tests of one suite that name a line. */
export interface NamingTests {
  suite: Suite;
  /** From the root of the repository. */
  files: string[];
  /** What the runner compares titles with. */
  pattern: string;
}

/** The tests that name the line of a mutant and run its code, suite by suite; those beside the code first. */
export function namingTests(
  { id, file }: Pick<Mutant, 'id' | 'file'>,
  tests: readonly CollectedTest[],
  known: readonly string[],
): NamingTests[] {
  const naming = tests.filter(
    (test) => test.citing.includes('[') && citedIds(test.citing, known).ids.includes(id),
  );
  return SUITES.filter(({ packages }) => packages.includes(packageOf(file))).flatMap((suite) => {
    const own = naming.filter((test) => suiteOf(test.file) === suite.name);
    if (own.length === 0) return [];
    const files = [...new Set(own.map((test) => test.file))].sort(
      (a, b) => nearness(b, file) - nearness(a, file),
    );
    return [{ suite, files, pattern: own.map(({ title }) => titlePattern(title)).join('|') }];
  });
}

const packageOf = (file: string) => file.split('/')[0] ?? '';

function suiteOf(file: string): string {
  if (!file.startsWith('web/')) return packageOf(file);
  if (file.endsWith('.browser.test.tsx')) return 'browser';
  return file.endsWith('.pact.test.ts') ? 'pact' : 'web';
}

/** How many folders two files have in common. */
function nearness(one: string, other: string): number {
  const [a, b] = [path.dirname(one).split('/'), path.dirname(other).split('/')];
  const apart = a.findIndex((folder, index) => folder !== b[index]);
  return apart === -1 ? a.length : apart;
}

/** A title as the runner will know it: the parts that only a run fills in may be anything, and groups may be set off. */
function titlePattern(title: string): string {
  return title
    .replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    .replaceAll(/…|%[sdifjoO#]|\\\$[\w.]+/g, '.*')
    .replaceAll(' ', '(?: > | )');
}
