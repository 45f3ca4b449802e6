import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StartedMock } from '../start-mock.ts';
import { startTestServer } from '../testing.ts';

const PACKAGE = join(import.meta.dirname, '..');

let mock: StartedMock;
const folder = mkdtempSync(join(tmpdir(), 'script-'));
beforeAll(async () => {
  mock = await startTestServer();
});
afterAll(async () => {
  await mock.close();
  rmSync(folder, { recursive: true });
});

describe('the script of the README', () => {
  it('runs unchanged from a folder outside the repository', async () => {
    const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
    const script = /```js\n(.*?)```/s.exec(readme)?.[1] ?? '';
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync(PACKAGE, join(folder, 'node_modules/mock-server'));
    writeFileSync(join(folder, 'script.mjs'), script);
    const { stdout } = await promisify(execFile)(process.execPath, ['script.mjs', mock.url], {
      cwd: folder,
    });
    expect(stdout).toBe('deposit 250 SUCCESS\nwallet 1250\n');
  });
});
