import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { GreenTests } from './green-tests.ts';

const web = { name: 'web', folder: 'web', packages: ['contracts', 'web'] };
let root: string;

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}
const read = (fresh = false) => new GreenTests(root, path.join(root, '.reports/green.json'), { fresh });

describe('the tests known to be green', () => {
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'green-'));
    execFileSync('git', ['init', '--quiet'], { cwd: root });
    write('web/a.ts', '1');
    write('kiosk/a.ts', '1');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('stay known to the next run, until the code that they run changes', () => {
    read().add(web, ['a.test.ts']);
    read().add(web, ['b.test.ts']);
    write('kiosk/a.ts', '2');
    assert.deepEqual(read().without(web, ['a.test.ts', 'b.test.ts', 'c.test.ts']), ['c.test.ts']);
    write('web/a.ts', '2');
    assert.deepEqual(read().without(web, ['a.test.ts']), ['a.test.ts']);
  });

  it('are unknown to a fresh run, and in another suite', () => {
    read().add(web, ['a.test.ts']);
    assert.deepEqual(read(true).without(web, ['a.test.ts']), ['a.test.ts']);
    assert.deepEqual(read().without({ ...web, name: 'pact' }, ['a.test.ts']), ['a.test.ts']);
  });
});
