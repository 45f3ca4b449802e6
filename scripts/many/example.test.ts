import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { describe, it } from 'node:test';

const example = path.join(import.meta.dirname, '../../web/deploy/example.ts');

describe('the configuration for several processes of the mock', () => {
  it('is what the generator of web/deploy writes', () => {
    assert.doesNotThrow(() => execFileSync(process.execPath, [example, '--check'], { stdio: 'pipe' }));
  });
});
