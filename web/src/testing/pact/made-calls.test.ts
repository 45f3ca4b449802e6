import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { uncalled } from './uncalled.ts';

const WEB = join(import.meta.dirname, '../..');
const PACTS = join(WEB, '../../contracts/pacts');
const CALL = /'((?:GET|POST|PUT|DELETE) \/api\/[^'$]+)'/g;

const read = (folder: string, pattern: string) =>
  globSync(pattern, { cwd: folder }).map((name) => ({
    name,
    text: readFileSync(join(folder, name), 'utf8'),
  }));

/** Sources of the product, without tests and what only tests use. */
const product = read(WEB, '**/*.{ts,tsx}').filter(
  ({ name }) => !/\.test\.tsx?$/.test(name) && !name.startsWith('testing/') && !name.startsWith('api/pacts/'),
);
const made = new Set(product.flatMap(({ text }) => [...text.matchAll(CALL)].map(([, key]) => key ?? '')));

interface Pact {
  interactions: { type: string; description: string; request: { method: string; path: string } }[];
}
const interactions = (JSON.parse(readFileSync(join(PACTS, 'web-wallet-api.json'), 'utf8')) as Pact)
  .interactions;

/** Whether a request is of this call: each part the same, or a parameter of it. */
function isOf(key: string, { method, path }: { method: string; path: string }): boolean {
  const [verb, template = ''] = key.split(' ');
  const parts = path.split('/');
  const names = template.split('/');
  return (
    verb === method &&
    names.length === parts.length &&
    names.every((name, at) => name === parts[at] || (name.startsWith('{') && parts[at] !== ''))
  );
}

const orphans = (keys: readonly string[]) =>
  interactions
    .filter(({ request }) => !keys.some((key) => isOf(key, request)))
    .map(({ description }) => description);

describe('each interaction of the pact', () => {
  it('is a call that the product makes, or one that no screen has and that says so', () => {
    expect(orphans([...made, ...Object.keys(uncalled)])).toEqual([]);
  });

  it('is found out when no function of the product makes its call', () => {
    const without = [...made].filter((key) => key !== 'GET /api/lookup/notice');
    expect(orphans([...without, ...Object.keys(uncalled)])).toContain('the notice of a service with news');
  });

  it('names no call as made by no screen that one makes', () => {
    expect(Object.keys(uncalled).filter((key) => made.has(key))).toEqual([]);
  });

  it('is sent by the client of the app, but for the two that try another marker', () => {
    const byHand = read(WEB, 'api/pacts/*.pact.test.ts').flatMap(({ name, text }) =>
      [...text.matchAll(/\bfetch\(|\baxios\b|new XMLHttpRequest|\bhttp\.request\(/g)].map(() => name),
    );
    expect(byHand.sort()).toEqual(['api/pacts/auth.pact.test.ts', 'api/pacts/codes.pact.test.ts']);
  });
});
