import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { messageOf } from 'command-line';
import { Compile } from 'typebox/compile';
import { ScenarioFileSchema } from '../control/exports.ts';
import { SNAPSHOT_JSON, SNAPSHOT_LIMIT } from '../control/worlds.ts';
import { parseJson } from '../http/input/json-body.ts';
import { firstError } from '../http/input/strict-validator.ts';
import type { World } from '../world/world.ts';
import type { Worlds } from '../world/worlds.ts';

const ENDING = '.scenario.json';

/**
 * Adds the scenarios of a folder.
 * @param assertGood what else must hold for the world of each file
 * @throws Error that names the first invalid file, or the folder if it cannot be read.
 */
export async function addScenarioFiles(
  worlds: Worlds,
  folder: string,
  assertGood: (world: World) => void,
): Promise<void> {
  const check = Compile(ScenarioFileSchema);
  const names = await readdir(folder).catch((error: unknown) => {
    throw new Error(`The folder ${folder} of MOCK_SCENARIOS cannot be read: ${messageOf(error)}`, {
      cause: error,
    });
  });
  const files = new Map<string, string>();
  for (const name of names.filter((name) => name.endsWith(ENDING)).sort()) {
    try {
      const file = parseJson(await readText(join(folder, name)), SNAPSHOT_JSON);
      if (!check.Check(file))
        throw new Error(`it is not a scenario saved by the console: ${firstError(check.Errors(file))}`);
      const other = files.get(file.name);
      if (other !== undefined) throw new Error(`its name "${file.name}" is that of ${other} too`);
      worlds.addScenario(file, assertGood);
      files.set(file.name, name);
    } catch (error) {
      throw new Error(`${basename(name)}: ${messageOf(error)}`, { cause: error });
    }
  }
}

/** Without the mark at the beginning that some editors write. Reading a pipe or a device would never end. */
async function readText(path: string): Promise<string> {
  const found = await stat(path);
  if (!found.isFile()) throw new Error('it is not a regular file');
  if (found.size > SNAPSHOT_LIMIT) throw new Error(`it has more than ${SNAPSHOT_LIMIT} bytes`);
  return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path));
}
