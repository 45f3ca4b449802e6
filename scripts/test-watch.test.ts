import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';

const root = path.join(import.meta.dirname, '..');

it('npm run test:watch offers every package that has tests of vitest', () => {
  const tested = readdirSync(root).filter((name) => existsSync(path.join(root, name, 'vitest.config.ts')));
  const script = path.join(import.meta.dirname, 'test-watch.ts');
  const { stdout } = spawnSync(process.execPath, [script, '--help'], { encoding: 'utf8' });
  const [, offered = ''] = /\[([\w|-]+)\] \[filters\]/.exec(stdout) ?? [];
  assert.deepEqual(offered.split('|').sort(), tested.sort());
});
