import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { it } from 'node:test';
import { trackedFiles } from './tracked-files.ts';

it('the tracked files include new ones and names in Thai, and leave out ignored and deleted ones', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'tracked-'));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root });
  const write = (file: string) => writeFileSync(path.join(root, file), '');
  try {
    git('init', '--quiet');
    mkdirSync(path.join(root, 'web'));
    writeFileSync(path.join(root, '.gitignore'), '*.log\n');
    for (const file of ['web/kept.ts', 'web/deleted.ts', 'web/out.log', 'other.ts']) write(file);
    git('add', '.');
    rmSync(path.join(root, 'web/deleted.ts'));
    write('web/ใหม่.ts');
    assert.deepEqual(trackedFiles(root).sort(), ['.gitignore', 'other.ts', 'web/kept.ts', 'web/ใหม่.ts']);
    assert.deepEqual(trackedFiles(root, ['web']).sort(), ['web/kept.ts', 'web/ใหม่.ts']);
  } finally {
    rmSync(root, { recursive: true });
  }
});
