import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, it } from 'node:test';

const example = path.join(import.meta.dirname, '../../web/deploy/example.ts');

describe('the nginx configuration for several mock processes', () => {
  it('equals the output of the generator in web/deploy', () => {
    assert.doesNotThrow(() => execFileSync(process.execPath, [example, '--check'], { stdio: 'pipe' }));
  });

  it('is not written by a misspelt option', () => {
    const { status, stderr } = spawnSync(process.execPath, [example, '--chek'], { encoding: 'utf8' });
    assert.equal(status === 0, false);
    assert.match(stderr, /Unknown option '--chek'/);
  });
});
