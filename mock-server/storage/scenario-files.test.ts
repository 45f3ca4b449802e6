import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../engine/clock.ts';
import { scenarios } from '../scenarios/index.ts';
import { createWorlds } from '../world/worlds.ts';
import { addScenarioFiles } from './scenario-files.ts';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'scenarios-'))));
afterEach(() => rmSync(folder, { recursive: true }));

describe('a folder of scenarios', () => {
  it('adds scenario files by name, and ignores other files', async () => {
    const worlds = createWorlds(systemClock, scenarios);
    const snapshot = worlds.save(worlds.open('demo'));
    const file = { format: 'wallet-scenario', version: 1, name: 'from a folder', description: '', snapshot };
    writeFileSync(join(folder, 'a.scenario.json'), JSON.stringify(file));
    writeFileSync(join(folder, 'notes.txt'), 'no scenario');
    await addScenarioFiles(worlds, folder);
    expect(worlds.reset('other', { scenario: 'from a folder' }).members.size).toBe(3);
  });

  it.each([
    ['{', 'a.scenario.json: '],
    ['{}', 'a.scenario.json: it is not a scenario'],
    [
      JSON.stringify({ format: 'wallet-scenario', version: 1, name: 'x', description: '', snapshot: {} }),
      'a.scenario.json: snapshot: ',
    ],
  ])('names the file that cannot be used: %s', async (text, problem) => {
    writeFileSync(join(folder, 'a.scenario.json'), text);
    await expect(addScenarioFiles(createWorlds(systemClock, scenarios), folder)).rejects.toThrow(problem);
  });

  it('that cannot be read is named, with the variable that chose it', async () => {
    const missing = join(folder, 'missing');
    await expect(addScenarioFiles(createWorlds(systemClock, scenarios), missing)).rejects.toThrow(
      `The folder ${missing} of MOCK_SCENARIOS cannot be read: ENOENT`,
    );
  });
});
