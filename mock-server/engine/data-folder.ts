import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { WORLD_NAME, type StoredWorld, type WorldStore } from './world-store.ts';

/** The wait after the last change of a world, so that a busy one is not written with every call. */
const QUIET_MS = 500;
const SUFFIX = '.json';

/**
 * Keeps the worlds of a mock in a folder, one file each, so that they survive a restart. A damaged file is logged and
 * set aside under another name, and the mock starts without that world.
 * @returns a function that writes what is still unwritten.
 */
export async function keepWorlds<World extends StoredWorld>(
  worlds: WorldStore<World>,
  folder: string,
  log: (problem: string) => void,
): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  for (const file of await readdir(folder)) {
    const name = file.slice(0, -SUFFIX.length);
    if (!file.endsWith(SUFFIX) || !WORLD_NAME.test(name)) continue;
    try {
      const snapshot: unknown = JSON.parse(await readFile(join(folder, file), 'utf8'));
      worlds.load(name, snapshot);
    } catch (error) {
      await rename(join(folder, file), join(folder, `${file}.damaged`));
      log(`${file} could not be loaded and is now ${file}.damaged: ${String(error)}`);
    }
  }

  const timers = new Map<string, NodeJS.Timeout>();
  let writing: Promise<void> = Promise.resolve();

  const write = async (name: string) => {
    clearTimeout(timers.get(name));
    timers.delete(name);
    const world = worlds.peek(name);
    const path = join(folder, name + SUFFIX);
    if (!world) return rm(path, { force: true });
    // A reader, or a crash, finds the old file or the new one, and never half of one.
    await writeFile(`${path}.new`, JSON.stringify(worlds.save(world)));
    await rename(`${path}.new`, path);
  };
  const queue = (name: string) => {
    writing = writing.then(() => write(name)).catch((error: unknown) => log(String(error)));
    return writing;
  };
  const changed = (name: string) => {
    clearTimeout(timers.get(name));
    timers.set(
      name,
      setTimeout(() => void queue(name), QUIET_MS),
    );
  };
  worlds.events.on('changed', changed).on('made', changed).on('removed', changed);

  return async () => {
    worlds.events.off('changed', changed).off('made', changed).off('removed', changed);
    await Promise.all([...timers.keys()].map(queue));
    await writing;
  };
}
