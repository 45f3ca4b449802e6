import assert from 'node:assert/strict';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { findChromium } from './find-chromium.mjs';

describe('findChromium', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'find-chromium-'));
    for (const name of ['chosen', 'chromium']) {
      await writeFile(path.join(folder, name), '');
      await chmod(path.join(folder, name), 0o755);
    }
    await writeFile(path.join(folder, 'text'), '');
  });
  after(() => rm(folder, { recursive: true }));

  it('prefers CHROMIUM_PATH', () => {
    const env = { CHROMIUM_PATH: path.join(folder, 'chosen'), PATH: folder };
    assert.equal(findChromium(env), path.join(folder, 'chosen'));
  });

  it('finds one on the PATH', () => {
    assert.equal(findChromium({ PATH: `/nowhere:${folder}` }), path.join(folder, 'chromium'));
  });

  it('prefers the headless shell', async () => {
    const shell = path.join(folder, 'chromium-headless-shell');
    await writeFile(shell, '');
    await chmod(shell, 0o755);
    assert.equal(findChromium({ PATH: folder }), shell);
    await rm(shell);
  });

  for (const wrong of ['text', 'missing', '.']) {
    it(`throws if CHROMIUM_PATH is not a program (${wrong}) instead of ignoring it`, () => {
      const env = { CHROMIUM_PATH: path.join(folder, wrong), PATH: folder };
      assert.throws(() => findChromium(env), /CHROMIUM_PATH/);
    });
  }
});
