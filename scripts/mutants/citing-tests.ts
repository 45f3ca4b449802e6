import path from 'node:path';
import { citedIds } from '../requirements/cited-ids.ts';
import type { CollectedTest } from '../requirements/collect-tests.ts';
import type { Mutant } from './mutant.ts';

export interface Suite {
  name: string;
  folder: string;
  /** The packages whose code its tests run. */
  packages: readonly string[];
}

/** In run order: the fastest first. */
export const SUITES: readonly Suite[] = [
  { name: 'contracts', folder: 'contracts', packages: ['contracts'] },
  { name: 'mock-server', folder: 'mock-server', packages: ['contracts', 'mock-server'] },
  { name: 'web', folder: 'web', packages: ['contracts', 'mock-server', 'web'] },
  { name: 'kiosk', folder: 'kiosk', packages: ['contracts', 'mock-server', 'web', 'kiosk'] },
  { name: 'pact', folder: 'web', packages: ['contracts', 'web'] },
  { name: 'browser', folder: 'web', packages: ['contracts', 'mock-server', 'web'] },
  { name: 'e2e', folder: 'e2e', packages: ['contracts', 'mock-server', 'web', 'kiosk', 'e2e'] },
];

export interface CitingTests {
  suite: Suite;
  /** Paths from the repository root. */
  files: string[];
  /** The runner's title pattern. */
  pattern: string;
}

/** The tests that cite a mutant's requirement and run its code, by suite; those beside the code first. */
export function citingTests(
  { id, file }: Pick<Mutant, 'id' | 'file'>,
  tests: readonly CollectedTest[],
  known: readonly string[],
): CitingTests[] {
  const citing = byRequirement(tests, known).get(id) ?? [];
  return SUITES.filter(({ packages }) => packages.includes(packageOf(file))).flatMap((suite) => {
    const own = citing.filter((test) => suiteOf(test.file) === suite.name);
    if (own.length === 0) return [];
    const files = [...new Set(own.map((test) => test.file))].sort(
      (a, b) => nearness(b, file) - nearness(a, file),
    );
    return [{ suite, files, pattern: own.map(({ title }) => titlePattern(title)).join('|') }];
  });
}

const indexes = new WeakMap<readonly CollectedTest[], Map<string, CollectedTest[]>>();

/** The tests that cite each requirement; read once for each list of tests, because reading titles is slow. */
function byRequirement(
  tests: readonly CollectedTest[],
  known: readonly string[],
): ReadonlyMap<string, CollectedTest[]> {
  const found = indexes.get(tests);
  if (found) return found;
  const index = new Map<string, CollectedTest[]>();
  for (const test of tests)
    for (const id of test.citing.includes('[') ? citedIds(test.citing, known).ids : [])
      index.set(id, [...(index.get(id) ?? []), test]);
  indexes.set(tests, index);
  return index;
}

const packageOf = (file: string) => file.split('/')[0] ?? '';

function suiteOf(file: string): string {
  if (!file.startsWith('web/')) return packageOf(file);
  if (file.endsWith('.browser.test.tsx')) return 'browser';
  return file.endsWith('.pact.test.ts') ? 'pact' : 'web';
}

function nearness(one: string, other: string): number {
  const [a, b] = [path.dirname(one).split('/'), path.dirname(other).split('/')];
  const apart = a.findIndex((folder, index) => folder !== b[index]);
  return apart === -1 ? a.length : apart;
}

/** A pattern for the runner's title: placeholders match anything, and group separators may occur. */
function titlePattern(title: string): string {
  return title
    .replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    .replaceAll(/…|%[sdifjoO#]|\\\$[\w.]+/g, '.*')
    .replaceAll(' ', '(?: > | )');
}
