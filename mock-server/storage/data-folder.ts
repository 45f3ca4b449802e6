import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Snapshots } from '../engine/snapshot.ts';
import { WorldDatabase } from './world-database.ts';
import type { StoredWorld, WorldStore } from '../engine/world-store.ts';

export const DATABASE_FILE = 'worlds.db';

/** The database and its log files. */
const DATABASE_FILES = [DATABASE_FILE, `${DATABASE_FILE}-wal`, `${DATABASE_FILE}-shm`];
/** SQLite's code for a database that another process has open. */
const BUSY = 5;

/**
 * Keeps the worlds of a mock in a folder. Changes of a world are written before the answer that reports them is sent, so
 * they survive any end of the process. Data that cannot be loaded are logged and renamed, and the mock starts
 * without them.
 * @returns a function that stops it.
 * @throws Error if another process has the folder open, or it is not writable.
 */
export async function keepWorlds<World extends StoredWorld>(
  worlds: WorldStore<World>,
  folder: string,
  log: (problem: string) => void,
): Promise<() => void> {
  await mkdir(folder, { recursive: true });
  const database = await openDatabase(folder, worlds.snapshots, log);
  for (const { name, snapshot } of [...database.read()]) {
    try {
      database.replace(worlds.load(name, snapshot));
    } catch (error) {
      const file = `${name}.damaged.json`;
      await writeFile(join(folder, file), JSON.stringify(snapshot));
      database.remove(name);
      log(`The world ${name} could not be loaded and is now in ${file}: ${String(error)}`);
    }
  }

  worlds.forgetsIdle = false;
  const write = (name: string) => {
    const world = worlds.peek(name);
    if (world) database.write(world);
  };
  const replace = (name: string) => {
    const world = worlds.peek(name);
    if (world) database.replace(world);
  };
  const remove = (name: string, isReplaced: boolean) => {
    if (!isReplaced) database.remove(name);
  };
  worlds.events.on('changed', write).on('made', replace).on('removed', remove);
  return () => {
    worlds.events.off('changed', write).off('made', replace).off('removed', remove);
    database.close();
  };
}

async function openDatabase<World extends StoredWorld>(
  folder: string,
  snapshots: Snapshots<World>,
  log: (problem: string) => void,
): Promise<WorldDatabase<World>> {
  const path = join(folder, DATABASE_FILE);
  try {
    return new WorldDatabase(path, snapshots);
  } catch (error) {
    if (isBusy(error)) throw new Error(`The folder ${folder} is in use by another mock.`, { cause: error });
    for (const file of DATABASE_FILES) {
      await rename(join(folder, file), join(folder, `${file}.damaged`)).catch(() => undefined);
    }
    log(`${path} could not be opened and is now ${DATABASE_FILE}.damaged: ${String(error)}`);
    return new WorldDatabase(path, snapshots);
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === BUSY;
}
