import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Compile } from 'typebox/compile';
import { ScenarioFileSchema } from '../control/keep.ts';
import type { Worlds } from '../world/worlds.ts';

const ENDING = '.scenario.json';

/** Adds the scenarios of a folder. @throws Error that names the first invalid file. */
export async function addScenarioFiles(worlds: Worlds, folder: string): Promise<void> {
  const check = Compile(ScenarioFileSchema);
  const names = (await readdir(folder)).filter((name) => name.endsWith(ENDING)).sort();
  for (const name of names) {
    try {
      const file: unknown = JSON.parse(await readFile(join(folder, name), 'utf8'));
      if (!check.Check(file)) throw new Error('it is not a scenario saved by the console');
      worlds.addScenario(file);
    } catch (error) {
      throw new Error(`${basename(name)}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  }
}
