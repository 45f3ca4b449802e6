import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Compile } from 'typebox/compile';
import { ScenarioFileSchema } from '../control/keep.ts';
import type { Worlds } from '../world/worlds.ts';

const ENDING = '.scenario.json';

/** Adds the scenarios of a folder. @throws Error that names the first invalid file, or the folder if it cannot be read. */
export async function addScenarioFiles(worlds: Worlds, folder: string): Promise<void> {
  const check = Compile(ScenarioFileSchema);
  const names = await readdir(folder).catch((error: unknown) => {
    throw new Error(`The folder ${folder} of MOCK_SCENARIOS cannot be read: ${messageOf(error)}`, {
      cause: error,
    });
  });
  for (const name of names.filter((name) => name.endsWith(ENDING)).sort()) {
    try {
      const file: unknown = JSON.parse(await readFile(join(folder, name), 'utf8'));
      if (!check.Check(file)) throw new Error('it is not a scenario saved by the console');
      worlds.addScenario(file);
    } catch (error) {
      throw new Error(`${basename(name)}: ${messageOf(error)}`, { cause: error });
    }
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
