import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { scenarios } from './index.ts';

const ROOT = join(import.meta.dirname, '../..');

/** All files that may use a scenario by its name: pacts, journeys, tests, recipes, screenshots. */
const texts = globSync(
  [
    'contracts/pacts/*.json',
    '{web,kiosk,console}/{src,launcher}/**/*.{ts,tsx}',
    'e2e/**/*.ts',
    'mock-server/**/*.ts',
    'README.md',
  ],
  { cwd: ROOT, exclude: (name) => /node_modules|\bdist\b|mock-server\/scenarios/.test(name) },
)
  .filter((name) => !name.startsWith('mock-server/scenarios/'))
  .map((name) => readFileSync(join(ROOT, name), 'utf8'))
  .join('\n');

const unusedIn = (names: Iterable<string>) =>
  [...names].filter((name) => !texts.includes(`'${name}'`) && !texts.includes(`"${name}"`));

it('each scenario is used by a pact, a test or a tool', () => {
  expect(unusedIn(scenarios.keys())).toEqual([]);
});

it('finds a scenario without a user', () => {
  expect(unusedIn(['a member in the clouds'])).toEqual(['a member in the clouds']);
});
