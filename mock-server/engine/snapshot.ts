import Type, { type TObject, type TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { assertPlainJson } from './plain-json.ts';
import { type Rows, type SnapshotKind, type SnapshotKinds, Stored } from './snapshot-kinds.ts';
import type { WorldOptions, WorldParts } from './world-base.ts';

/** The whole state of a world as JSON. `version` must be the mock's own. */
export interface Snapshot {
  version: number;
  scenario: string;
  seed: number;
  fields: Record<string, unknown>;
}

interface SnapshotFormat<World> {
  version: number;
  kinds: SnapshotKinds<World>;
  create: (options: WorldOptions) => World;
  /** For rules between fields, which a schema cannot express. @throws Error */
  assertSound: (world: World) => void;
}

/** What a snapshot says about its world, without the state. */
export type SnapshotHead = Omit<Snapshot, 'fields'>;

/** A field as rows for a database: each key with its values, and how a value is saved. */
export interface FieldRows {
  field: string;
  rows: ReturnType<Rows<unknown>['split']>;
  save: (value: unknown) => unknown;
}

/** Rows of one field as they were stored, in order. */
export type SavedRows = Parameters<Rows<unknown>['join']>[0];

/** Saves and loads worlds, whole or in rows. */
export interface Snapshots<World> {
  save: (world: World) => Snapshot;
  /** It may refer to the live world. */
  saved: (world: World, field: keyof World) => unknown;
  /** The rows are read from the live world during iteration. */
  split: (world: World) => { head: SnapshotHead; fields: FieldRows[] };
  join: (head: unknown, fields: ReadonlyMap<string, SavedRows>) => unknown;
  /**
   * Makes a new world from a snapshot; the seed and the random numbers continue where they were.
   * @throws RangeError that names the path of the first bad value. A partial load is impossible.
   */
  load: (snapshot: unknown, name: string, parts: WorldParts) => World;
}

/** For worlds of one format; `version` changes with it. */
export function createSnapshots<World extends { scenario: string; seed: number }>({
  version,
  kinds,
  create,
  assertSound,
}: SnapshotFormat<World>): Snapshots<World> {
  const saved = (Object.keys(kinds) as (keyof World & string)[]).filter(
    (field) => (kinds[field] as SnapshotKind<never>).schema !== null,
  );
  // Compiled at the first load, because most mocks load no snapshot.
  let validator: Validator | null = null;

  return {
    save: (world) => {
      const { scenario, seed } = world;
      const fields = Object.fromEntries(saved.map((field) => [field, kinds[field].save(world[field])]));
      return structuredClone({ version, scenario, seed, fields });
    },
    saved: (world, field) => kinds[field].save(world[field]),
    split: (world) => {
      const { scenario, seed } = world;
      return {
        head: { version, scenario, seed },
        fields: saved.map((field) => {
          const { split, save } = rowsOf(kinds[field]);
          return { field, rows: split(world[field]), save: save as FieldRows['save'] };
        }),
      };
    },
    join: (head, stored) => {
      const fields = saved.map((field) => [field, rowsOf(kinds[field]).join(stored.get(field) ?? [])]);
      return { ...(head as SnapshotHead), fields: Object.fromEntries(fields) as Snapshot['fields'] };
    },
    load: (snapshot, name, parts) => {
      assertPlainJson(snapshot);
      assertVersion(snapshot, version);
      validator ??= Compile(snapshotSchema(version, saved, kinds));
      assertFits(validator, snapshot);
      const { scenario, seed, fields } = snapshot as Snapshot;
      const own = structuredClone(fields);
      const world = create({ name, scenario, seed, frozenAt: null, ...parts });
      try {
        for (const field of saved) kinds[field].load(world[field], own[field]);
        assertSound(world);
      } catch (error) {
        throw new RangeError(`snapshot: ${error instanceof Error ? error.message : 'it cannot be loaded'}`, {
          cause: error,
        });
      }
      return world;
    },
  };
}

function rowsOf<State>({ rows, save }: SnapshotKind<State>): Rows<State> {
  return rows ?? { split: (state) => [['', [state]]], save, join: ([row]) => row?.[1][0] };
}

function snapshotSchema<World>(
  version: number,
  saved: readonly (keyof World & string)[],
  kinds: SnapshotKinds<World>,
): TObject {
  const fields = Object.fromEntries(
    saved.map((field): [string, TSchema] => [field, kinds[field].schema ?? Type.Never()]),
  );
  return Stored({
    version: Type.Literal(version),
    scenario: Type.String({ maxLength: 200 }),
    seed: Type.Integer(),
    fields: Stored(fields),
  });
}

/** Another version does not fit either, but at a place that says nothing about the reason. */
function assertVersion(snapshot: unknown, version: number): void {
  const found = (snapshot as Partial<Snapshot> | null)?.version;
  if (typeof found !== 'number' || found === version) return;
  throw new RangeError(
    `snapshot: /version is ${found}: another version of the mock saved it, and this one reads ${version}`,
  );
}

function assertFits(validator: Validator, snapshot: unknown): void {
  if (validator.Check(snapshot)) return;
  const [error] = validator.Errors(snapshot);
  const path = error?.instancePath || '/';
  const problem = error?.keyword === 'boolean' ? 'is not a known field' : (error?.message ?? 'does not fit');
  throw new RangeError(`snapshot: ${path} ${problem}`);
}
