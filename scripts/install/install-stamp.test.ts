import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { installStamp } from './install-stamp.mjs';

describe('installStamp', () => {
  let root: string;
  before(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'install-stamp-'));
    for (const name of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml']) {
      await writeFile(path.join(root, name), '1');
    }
    await mkdir(path.join(root, 'web/src'), { recursive: true });
    await writeFile(path.join(root, 'web/package.json'), '{"devDependencies":{"a":"1"}}');
    // Its folder never exists: expected, every command would install again.
    await mkdir(path.join(root, 'alone'));
    await writeFile(path.join(root, 'alone/package.json'), '{"name":"alone"}');
    await mkdir(path.join(root, 'notes'));
  });
  after(() => rm(root, { recursive: true }));

  it('names the node_modules of the root and of every package with dependencies', async () => {
    const { folders } = await installStamp(root);
    assert.deepEqual(folders, [path.join(root, 'node_modules'), path.join(root, 'web/node_modules')]);
  });

  it('stays the same while only sources change', async () => {
    const { stamp } = await installStamp(root);
    await writeFile(path.join(root, 'web/src/main.ts'), '2');
    assert.equal((await installStamp(root)).stamp, stamp);
  });

  for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'web/package.json']) {
    it(`changes with ${file}`, async () => {
      const { stamp } = await installStamp(root);
      await writeFile(path.join(root, file), JSON.stringify({ version: stamp }));
      assert.notEqual((await installStamp(root)).stamp, stamp);
    });
  }
});
