import { existsSync } from 'node:fs';
import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf } from 'command-line';
import { NotKept } from '../engine/events.ts';
import { LimitReached } from '../engine/limit-reached.ts';
import type { Snapshots } from '../engine/snapshot.ts';
import { type StoredSnapshot, WorldDatabase } from './world-database.ts';
import type { StoredWorld, WorldStore } from '../engine/world-store.ts';
import { makeFolder } from './make-folder.ts';
import { logStateOf } from './write-ahead-log.ts';

export const DATABASE_FILE = 'worlds.db';

const DATABASE_FILES = [DATABASE_FILE, `${DATABASE_FILE}-wal`, `${DATABASE_FILE}-shm`];
const LOG_FILE = `${DATABASE_FILE}-wal`;
/** SQLite's code for a database that another process has open. */
const BUSY = 5;
/** SQLite's codes for a damaged file. Its other errors are of the disk or the folder, and the file may be good. */
const DAMAGED: readonly unknown[] = [11, 26];

/**
 * Keeps the worlds of a mock in a folder. Changes of a world are written before the answer that reports them is sent, so
 * they survive any end of the process. Data that cannot be loaded are logged and renamed, and the mock starts
 * without them.
 * @returns a function that stops it.
 * @throws Error if another process has the folder open, it cannot be read and written, or its worlds fill the memory.
 */
export async function storeWorlds<World extends StoredWorld>(
  worlds: WorldStore<World>,
  folder: string,
  log: (problem: string) => void,
): Promise<() => void> {
  await makeFolder(folder).catch((error: unknown) => {
    throw unusable(folder, error);
  });
  const reportLog = await inspectLog(folder, log).catch((error: unknown) => {
    throw unusable(folder, error);
  });
  const database = await openDatabase(folder, worlds.snapshots, log);
  await reportLog();
  const setAside = async ({ name, snapshot }: StoredSnapshot, error: unknown) => {
    const file = unusedName(folder, (number) => `${fileNameOf(name)}.damaged${number}.json`);
    await writeFile(join(folder, file), JSON.stringify(snapshot));
    database.remove(name);
    log(`The world ${name} could not be loaded and is now in ${file}: ${String(error)}`);
  };
  try {
    for (const stored of database.read()) {
      const world = loadWorld(worlds, stored);
      if (world instanceof Error) await setAside(stored, world);
      else database.replace(world);
    }
  } catch (error) {
    database.close();
    if (!(error instanceof LimitReached)) throw unusable(folder, error);
    throw new Error(
      `The worlds of the folder ${folder} need more memory than the mock has: start it with NODE_OPTIONS=--max-old-space-size=4096, for example.`,
      { cause: error },
    );
  }

  worlds.forgetsIdle = false;
  /** Whether the last write failed: a full disk fails every call, and is logged once. */
  let hasFailed = false;
  const keep = (name: string, run: () => void) => {
    try {
      run();
      hasFailed = false;
    } catch (error) {
      const problem = `The folder ${folder} could not store the world ${name}: ${messageOf(error)}`;
      if (!hasFailed) log(problem);
      hasFailed = true;
      throw new NotKept(problem, { cause: error });
    }
  };
  const write = (name: string) => {
    const world = worlds.peek(name);
    if (!world) return;
    world.isUnstored = true;
    keep(name, () => database.write(world));
    world.isUnstored = false;
  };
  const store = (name: string) => {
    const world = worlds.peek(name);
    keep(name, () => (world ? database.replace(world) : database.remove(name)));
  };
  worlds.events.on('changed', write).on('storing', store);
  return () => {
    worlds.events.off('changed', write).off('storing', store);
    database.close();
  };
}

function loadWorld<World extends StoredWorld>(
  worlds: WorldStore<World>,
  { name, snapshot, isReadable }: StoredSnapshot,
): World | Error {
  if (!isReadable) return new Error('a stored value is not JSON');
  try {
    return worlds.load(name, snapshot);
  } catch (error) {
    // Says nothing about the world.
    if (error instanceof LimitReached) throw error;
    return error instanceof Error ? error : new Error(String(error));
  }
}

async function openDatabase<World extends StoredWorld>(
  folder: string,
  snapshots: Snapshots<World>,
  log: (problem: string) => void,
): Promise<WorldDatabase<World>> {
  const path = join(folder, DATABASE_FILE);
  const open = () => new WorldDatabase(path, snapshots);
  try {
    return open();
  } catch (error) {
    const code = codeOf(error);
    if (code === BUSY) throw new Error(`The folder ${folder} is in use by another mock.`, { cause: error });
    if (code !== null && !DAMAGED.includes(code)) throw unusable(folder, error);
    const name = unusedName(folder, (number) => `${DATABASE_FILE}.damaged${number}`);
    for (const file of DATABASE_FILES) {
      const aside = file.replace(DATABASE_FILE, name);
      await rename(join(folder, file), join(folder, aside)).catch(() => undefined);
    }
    log(`${path} could not be opened and is now ${name}: ${String(error)}`);
    return open();
  }
}

/**
 * Looks for changes that SQLite would drop without a word, although they were answered: it ignores a file that is no log,
 * deletes the log of an empty database, and reads a damaged log up to the damage.
 * @returns what to do once the database is open, and so belongs to no other mock whose log may be in the middle of a change.
 */
async function inspectLog(folder: string, log: (problem: string) => void): Promise<() => Promise<void>> {
  const path = join(folder, LOG_FILE);
  const aside = () => unusedName(folder, (number) => `${LOG_FILE}.damaged${number}`);
  if ((await sizeOf(path)) === 0) return async () => undefined;
  const isEmpty = (await sizeOf(join(folder, DATABASE_FILE))) === 0;
  const content = await readFile(path);
  const state = isEmpty ? 'no-log' : logStateOf(content);
  if (state === 'no-log') {
    const name = aside();
    await rename(path, join(folder, name));
    const why = isEmpty ? 'its database is empty' : 'it is no log of a database';
    log(`${path} could not be read and is now ${name}: ${why}. The last changes of the worlds are missing.`);
  }
  return async () => {
    if (state === 'unfinished') log(`${path} ends within a change, as after a kill: that change is missing.`);
    if (state !== 'broken') return;
    const name = aside();
    await writeFile(join(folder, name), content);
    log(`${path} is damaged, and ${name} is a copy of it: the changes after the damage are missing.`);
  };
}

async function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  );
}

/** A file name for a world. A damaged name could be a path, or too long. */
function fileNameOf(world: string): string {
  return encodeURIComponent(world.toWellFormed()).slice(0, 100);
}

/** The first free name, so that earlier remains are not overwritten. */
function unusedName(folder: string, nameWith: (number: string) => string): string {
  for (let count = 1; ; count += 1) {
    const name = nameWith(count === 1 ? '' : `-${count}`);
    if (!existsSync(join(folder, name))) return name;
  }
}

function unusable(folder: string, error: unknown): Error {
  return new Error(`The folder ${folder} cannot be read and written: ${messageOf(error)}`, { cause: error });
}

function codeOf(error: unknown): number | null {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : null;
}
