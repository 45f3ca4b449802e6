import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createControl } from '../control/index.ts';
import { startMock, type StartedMock } from '../start.ts';

let folder: string;
let mock: StartedMock | null = null;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'worlds-'));
});
afterEach(async () => {
  await mock?.close();
  mock = null;
  await rm(folder, { recursive: true });
});

async function start() {
  await mock?.close();
  mock = await startMock({ port: 0, data: folder });
  const { url } = mock;
  return createControl(url, 'kept');
}

describe('worlds kept in a folder', () => {
  it('survive a restart with all changes', async () => {
    const control = await start();
    await control.reset({ scenario: 'a member with money' });
    await control.setBalance('0812345678', { account: 'WALLET', amount: 77.5 });
    const again = await start();
    expect((await again.member('0812345678')).wallet).toBe(77.5);
    expect(await readdir(folder)).toEqual(expect.arrayContaining(['demo.json', 'kept.json']));
    await again.remove();
    await expect((await start()).members()).rejects.toThrow('no world is called');
  });

  it('let the mock start when a file is damaged', async () => {
    await writeFile(join(folder, 'kept.json'), '{"version":1,');
    const control = await start();
    await expect(control.members()).rejects.toThrow('no world is called');
    expect(await readdir(folder)).toContain('kept.json.damaged');
  });
});
