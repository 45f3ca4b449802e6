import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../engine/clock.ts';
import { scenarios } from '../scenarios/index.ts';
import { createWorlds } from '../world/worlds.ts';
import { addScenarioFiles } from './scenario-files.ts';

const any = () => undefined;

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'scenarios-'))));
afterEach(() => rmSync(folder, { recursive: true }));

describe('a folder of scenarios', () => {
  it('adds scenario files by name, and ignores other files', async () => {
    const worlds = createWorlds(systemClock, scenarios);
    const snapshot = worlds.save(worlds.open('demo'));
    const file = { format: 'wallet-scenario', version: 1, name: 'from a folder', description: '', snapshot };
    // Some editors begin a file with a mark of its encoding.
    writeFileSync(join(folder, 'a.scenario.json'), `\ufeff${JSON.stringify(file)}`);
    writeFileSync(join(folder, 'notes.txt'), 'no scenario');
    await addScenarioFiles(worlds, folder, any);
    expect(worlds.reset('other', { scenario: 'from a folder' }).members.size).toBe(3);
  });

  it.each([
    ['{', 'a.scenario.json: the body is no JSON'],
    ['[]', 'a.scenario.json: it is not a scenario saved by the console: / must be object'],
    ['{"format":1,"format":2}', 'a.scenario.json: the field format appears twice'],
    [
      JSON.stringify({ format: 'wallet-scenario', version: 1, name: 'x', description: '', snapshot: {} }),
      'a.scenario.json: snapshot: ',
    ],
  ])('names the file that cannot be used: %s', async (text, problem) => {
    writeFileSync(join(folder, 'a.scenario.json'), text);
    await expect(addScenarioFiles(createWorlds(systemClock, scenarios), folder, any)).rejects.toThrow(
      problem,
    );
  });

  it.each<[string, (path: string) => void, string]>([
    ['a folder', (path) => mkdirSync(path), 'it is not a regular file'],
    ['a link to a device', (path) => symlinkSync('/dev/zero', path), 'it is not a regular file'],
    ['a link to itself', (path) => symlinkSync(path, path), 'ELOOP'],
    ['a file of 3 GB', (path) => (writeFileSync(path, ''), truncateSync(path, 3e9)), 'has more than'],
    ['another encoding', (path) => writeFileSync(path, Buffer.from([0xff, 0xfe])), 'not valid'],
  ])('names the file that is %s', async (_, make, problem) => {
    make(join(folder, 'a.scenario.json'));
    await expect(addScenarioFiles(createWorlds(systemClock, scenarios), folder, any)).rejects.toThrow(
      new RegExp(`^a\\.scenario\\.json: .*${problem}`),
    );
  });

  it('names two files with one name of a scenario, because one would replace the other', async () => {
    const worlds = createWorlds(systemClock, scenarios);
    const snapshot = worlds.save(worlds.open('demo'));
    const file = { format: 'wallet-scenario', version: 1, name: 'mine', description: '', snapshot };
    for (const name of ['a', 'b']) writeFileSync(join(folder, `${name}.scenario.json`), JSON.stringify(file));
    await expect(addScenarioFiles(worlds, folder, any)).rejects.toThrow(
      'b.scenario.json: its name "mine" is that of a.scenario.json too',
    );
  });

  it('that cannot be read is named, with the variable that chose it', async () => {
    const missing = join(folder, 'missing');
    await expect(addScenarioFiles(createWorlds(systemClock, scenarios), missing, any)).rejects.toThrow(
      `The folder ${missing} of MOCK_SCENARIOS cannot be read: ENOENT`,
    );
  });
});
