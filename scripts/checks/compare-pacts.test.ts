import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { comparePacts } from './compare-pacts.ts';

describe('comparePacts', () => {
  let committed: string;
  let written: string;
  beforeEach(async () => {
    committed = await mkdtemp(path.join(tmpdir(), 'committed-'));
    written = await mkdtemp(path.join(tmpdir(), 'written-'));
    for (const folder of [committed, written]) await writeFile(path.join(folder, 'web-api.json'), '{}\n');
  });
  afterEach(() => Promise.all([committed, written].map((folder) => rm(folder, { recursive: true }))));

  it('accepts identical pacts', () => {
    assert.doesNotThrow(() => comparePacts(committed, written));
  });

  it('names a changed, a new and a missing pact', async () => {
    await writeFile(path.join(written, 'web-api.json'), '{} \n');
    assert.throws(() => comparePacts(committed, written), /contracts\/pacts\/web-api\.json/);
    await writeFile(path.join(written, 'web-api.json'), '{}\n');
    await writeFile(path.join(written, 'web-chat.json'), '{}\n');
    assert.throws(() => comparePacts(committed, written), /web-chat\.json/);
    assert.throws(() => comparePacts(committed, path.join(written, 'nowhere')), /web-api\.json/);
  });
});
