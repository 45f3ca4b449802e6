import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import { root } from '../root.ts';

const read = (...names: string[]) => readFileSync(path.join(root, ...names), 'utf8');

/** Where the page objects are that the mock names in a journey. */
const PAGES: Readonly<Record<string, string>> = {
  login: 'login-page.ts',
  home: 'home-page.ts',
  deposit: 'deposit-dialog.ts',
  transfer: 'transfer-dialog.ts',
  withdraw: 'withdraw-dialog.ts',
};

/** No compiler sees these calls: the mock writes them as text into the journeys that testers keep. */
it('the page objects have all that the mock writes into a journey', () => {
  const folder = path.join('mock-server', 'qa', 'exports');
  const sources = readdirSync(path.join(root, folder)).filter((name) => !name.includes('.test.'));
  const calls = sources.flatMap((name) => [
    ...read(folder, name).matchAll(/\b(login|home|deposit|transfer|withdraw)\.(\w+)[.(]/g),
  ]);
  const names = new Set(calls.map(([, page, member]) => `${page}.${member}`));
  assert(names.has('login.again') && names.has('withdraw.order'), [...names].join(', '));
  const missing = [...names].filter((name) => {
    const [page = '', member = ''] = name.split('.');
    return !new RegExp(String.raw`^ {2}(?:readonly |async |get )?${member}\b`, 'm').test(
      read('e2e', 'pages', PAGES[page] ?? ''),
    );
  });
  assert.deepEqual(missing, []);
});
