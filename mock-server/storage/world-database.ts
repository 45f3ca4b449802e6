import { DatabaseSync } from 'node:sqlite';
import type { FieldRows, SavedRows, SnapshotHead, Snapshots } from '../engine/snapshot.ts';
import { isConstant } from '../engine/snapshot-kinds.ts';

/** Incremented when the tables change: a database of another format is not opened. */
const FORMAT = 1;

const TABLES = `
  CREATE TABLE worlds (name TEXT PRIMARY KEY, head TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE entries (
    world TEXT NOT NULL, field TEXT NOT NULL, key TEXT NOT NULL, place INTEGER NOT NULL,
    position INTEGER NOT NULL, value TEXT NOT NULL,
    PRIMARY KEY (world, field, key, place)
  ) STRICT, WITHOUT ROWID;
  PRAGMA user_version = ${FORMAT};
`;

/** Marks a key without values. */
const EMPTY_PLACE = -1;

/** The stored state of a value: the object itself if it is immutable, otherwise its text. */
type Stored = object | string;

interface StoredKey {
  position: number;
  values: Stored[];
  /** The last write that found the key in the world. */
  round: number;
}

interface StoredField {
  nextPosition: number;
  keys: Map<string, StoredKey>;
}

export interface StoredSnapshot {
  name: string;
  /** Not validated yet. */
  snapshot: unknown;
  /** Whether every stored value is JSON; the snapshot contains the text of those that are not. */
  isReadable: boolean;
}

interface EntryRow {
  field: string;
  key: string;
  place: number;
  value: string;
}

/**
 * Worlds in a SQLite database. A write is one transaction, and the operating system has it when the call
 * returns: it survives the end of the process at any moment. Only changes are written.
 */
export class WorldDatabase<World extends { name: string }> {
  readonly #database: DatabaseSync;
  readonly #snapshots: Snapshots<World>;
  readonly #statements;
  readonly #stored = new Map<string, Map<string, StoredField>>();
  #round = 0;
  #written = 0;

  /** @throws Error if the file is not a database, has another format, or is open in another process. */
  constructor(path: string, snapshots: Snapshots<World>) {
    this.#snapshots = snapshots;
    this.#database = openDatabase(path);
    const prepare = (sql: string) => this.#database.prepare(sql);
    this.#statements = {
      worlds: prepare('SELECT name, head FROM worlds ORDER BY name'),
      entries: prepare(
        'SELECT field, key, place, value FROM entries WHERE world = ? ORDER BY field, position, key, place',
      ),
      putWorld: prepare('INSERT OR REPLACE INTO worlds VALUES (?, ?)'),
      put: prepare('INSERT OR REPLACE INTO entries VALUES (?, ?, ?, ?, ?, ?)'),
      cut: prepare('DELETE FROM entries WHERE world = ? AND field = ? AND key = ? AND place >= ?'),
      removeEntries: prepare('DELETE FROM entries WHERE world = ?'),
      removeWorld: prepare('DELETE FROM worlds WHERE name = ?'),
    };
  }

  /** In parts that are not validated. */
  *read(): Generator<StoredSnapshot> {
    for (const { name, head } of this.#statements.worlds.all() as { name: string; head: string }[]) {
      const entries = this.#statements.entries.iterate(name) as Iterable<unknown> as Iterable<EntryRow>;
      let isReadable = true;
      const parse = (text: string): unknown => {
        try {
          return JSON.parse(text);
        } catch {
          isReadable = false;
          return { unreadable: text };
        }
      };
      const snapshot = this.#snapshots.join(parse(head), joinEntries(entries, parse));
      yield { name, snapshot, isReadable };
    }
  }

  /** Writes the changes since the last write, or the whole world at first. @returns the rows written */
  write(world: World): number {
    const { name } = world;
    this.#written = 0;
    this.#transaction(name, () => {
      const { head, fields } = this.#snapshots.split(world);
      if (!this.#stored.has(name)) this.#begin(name, head);
      const stored = this.#stored.get(name) ?? new Map<string, StoredField>();
      this.#round += 1;
      for (const field of fields) this.#writeField(name, field, stored);
    });
    return this.#written;
  }

  /** Replaces the world of this name in one transaction. */
  replace(world: World): void {
    this.#stored.delete(world.name);
    this.write(world);
  }

  remove(name: string): void {
    this.#transaction(name, () => this.#erase(name));
  }

  close(): void {
    this.#database.close();
  }

  /** After an error the cache is dropped, and the next write stores the whole world. */
  #transaction(name: string, run: () => void): void {
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      run();
      this.#database.exec('COMMIT');
    } catch (error) {
      this.#stored.delete(name);
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  #begin(name: string, head: SnapshotHead): void {
    this.#erase(name);
    this.#statements.putWorld.run(name, JSON.stringify(head));
    this.#stored.set(name, new Map());
  }

  #erase(name: string): void {
    this.#stored.delete(name);
    this.#statements.removeEntries.run(name);
    this.#statements.removeWorld.run(name);
  }

  #writeField(world: string, { field, rows, save }: FieldRows, stored: Map<string, StoredField>): void {
    const known = stored.get(field) ?? { nextPosition: 0, keys: new Map<string, StoredKey>() };
    stored.set(field, known);
    let last = -1;
    let found = 0;
    for (const [key, values] of rows) {
      let storedKey = known.keys.get(key);
      if (!storedKey || storedKey.position <= last) {
        storedKey = { position: known.nextPosition, values: [], round: 0 };
        known.nextPosition += 1;
        known.keys.set(key, storedKey);
        this.#statements.cut.run(world, field, key, EMPTY_PLACE);
        if (values.length === 0)
          this.#statements.put.run(world, field, key, EMPTY_PLACE, storedKey.position, 'null');
      }
      storedKey.round = this.#round;
      last = storedKey.position;
      found += 1;
      this.#writeValues([world, field, key], storedKey, values, save);
    }
    if (found === known.keys.size) return;
    for (const [key, { round }] of known.keys) {
      if (round === this.#round) continue;
      known.keys.delete(key);
      this.#statements.cut.run(world, field, key, EMPTY_PLACE);
    }
  }

  #writeValues(
    path: [world: string, field: string, key: string],
    { position, values: stored }: StoredKey,
    values: readonly unknown[],
    save: FieldRows['save'],
  ): void {
    // By index: there may be 100,000 values, and nearly all are unchanged.
    for (let place = 0; place < values.length; place += 1) {
      const value = values[place];
      const known = stored[place];
      if (typeof known === 'object' && known === value) continue;
      const text = JSON.stringify(save(value));
      if (known === text) continue;
      stored[place] = isConstant(value) ? value : text;
      this.#statements.put.run(...path, place, position, text);
      this.#written += 1;
    }
    if (stored.length <= values.length) return;
    stored.length = values.length;
    this.#statements.cut.run(...path, values.length);
    if (values.length === 0) this.#statements.put.run(...path, EMPTY_PLACE, position, 'null');
  }
}

function openDatabase(path: string): DatabaseSync {
  const database = new DatabaseSync(path);
  try {
    // Exclusive: two processes would overwrite each other's changes.
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
    const version = Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
    if (version !== FORMAT && version !== 0) throw new Error(`its format is ${version}, not ${FORMAT}`);
    if (version === 0) database.exec(`BEGIN; ${TABLES} COMMIT;`);
    const [problem] = database.prepare('PRAGMA quick_check(1)').all();
    if (problem?.['quick_check'] !== 'ok') throw new Error(String(problem?.['quick_check']));
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Rows are ordered by field, key and place. */
function joinEntries(entries: Iterable<EntryRow>, parse: (text: string) => unknown): Map<string, SavedRows> {
  const fields = new Map<string, [string, unknown[]][]>();
  for (const { field, key, place, value } of entries) {
    const rows = fields.get(field) ?? [];
    fields.set(field, rows);
    let row = rows.at(-1);
    if (row?.[0] !== key) {
      row = [key, []];
      rows.push(row);
    }
    if (place !== EMPTY_PLACE) row[1].push(parse(value));
  }
  return fields;
}
