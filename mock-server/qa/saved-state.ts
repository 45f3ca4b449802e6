import type { FieldRows, SavedRows, Snapshot, SnapshotHead, Snapshots } from '../engine/snapshot.ts';
import { isConstant } from '../engine/snapshot-kinds.ts';
import { filesKind, type StoredFile } from '../engine/stored-files.ts';
import type { World } from '../world/world.ts';

interface KeptValue {
  json: string;
  /** Immutable objects of this JSON, of this world and of those loaded from it: they need no new JSON. */
  constants: WeakSet<object> | null;
}

interface KeptRow {
  values: readonly KeptValue[];
  size: number;
}

type KeptField = ReadonlyMap<string, KeptRow>;

/** The state of a world at one moment. Equal parts are the same objects as in the state before. */
export interface SavedState {
  head: SnapshotHead;
  /** All fields but the passing ones and the uploads: the same map as in the state before, if the call only read. */
  lasting: ReadonlyMap<string, KeptField>;
  /** Uploads never change, and have a bound of their own: the files themselves, which have no size here. */
  files: Map<string, StoredFile>;
  /** Values of `PASSING`, in its order. */
  passing: readonly KeptValue[];
  /** Characters of JSON. */
  size: number;
  /** Characters of JSON that the state before does not share. */
  newSize: number;
}

type Saving = Pick<Snapshots<World>, 'split' | 'saved'>;

/** What every call may change: the time passes, faults are used up, requests are counted. */
const PASSING = ['clock', 'random', 'faults', 'requestCounts'] as const satisfies (keyof World)[];
const UPLOADS = 'files' satisfies keyof World;
const isPassing: ReadonlySet<string> = new Set(PASSING);

/** Keeps the state of a world. Costs about as much as the JSON of its mutable values. */
export function saveState(world: World, last: SavedState | undefined, saving: Saving): SavedState {
  const { head, fields } = saving.split(world);
  const lasting = new Map<string, KeptField>();
  const sum = { size: 0, newSize: 0 };
  for (const field of fields) {
    if (isPassing.has(field.field) || field.field === UPLOADS) continue;
    lasting.set(field.field, keepField(field, last?.lasting.get(field.field), sum));
  }
  const passing = keepPassing(world, last, saving, sum);
  return { head, lasting, files: keepFiles(world, last), passing, ...sum };
}

/** The state after a call that only reads: the last one, except what every call may change. */
export function saveReads(world: World, last: SavedState, saving: Saving): SavedState {
  const sum = { size: 0, newSize: 0 };
  const passing = keepPassing(world, last, saving, sum);
  const size = last.size - sizeOf(last.passing) + sum.size;
  return { ...last, passing, size, newSize: sum.newSize };
}

function keepFiles({ files }: World, last: SavedState | undefined): Map<string, StoredFile> {
  const isSame =
    last?.files.size === files.size && [...files].every(([id, file]) => last.files.get(id) === file);
  return isSame ? last.files : new Map(files);
}

function keepPassing(world: World, last: SavedState | undefined, { saved }: Saving, sum: Sum): KeptValue[] {
  return PASSING.map((field, index) => {
    const before = last?.passing[index];
    const now = keepValue(saved(world, field), itself, before);
    sum.size += now.json.length;
    if (now !== before) sum.newSize += now.json.length;
    return now;
  });
}

const itself = (value: unknown) => value;

function sizeOf(values: readonly KeptValue[]): number {
  return values.reduce((size, { json }) => size + json.length, 0);
}

function keepField({ rows, save }: FieldRows, last: KeptField | undefined, sum: Sum): KeptField {
  const kept = new Map<string, KeptRow>();
  // Compared in order, because a snapshot repeats the order of the keys.
  const lastRows = last?.entries();
  let isSame = last !== undefined;
  for (const [key, values] of rows) {
    const row = keepRow(values, save, last?.get(key), sum);
    sum.size += row.size;
    kept.set(key, row);
    const [lastKey, lastRow] = lastRows?.next().value ?? [];
    isSame &&= lastKey === key && lastRow === row;
  }
  return last && isSame && last.size === kept.size ? last : kept;
}

function keepRow(
  values: readonly unknown[],
  save: FieldRows['save'],
  last: KeptRow | undefined,
  sum: Sum,
): KeptRow {
  const known = last?.values ?? [];
  const kept: KeptValue[] = [];
  let size = 0;
  let isSame = last !== undefined && known.length === values.length;
  for (const [index, value] of values.entries()) {
    const before = known[index];
    const now = keepValue(value, save, before);
    kept.push(now);
    size += now.json.length;
    if (now === before) continue;
    isSame = false;
    sum.newSize += now.json.length;
  }
  return last && isSame ? last : { values: kept, size };
}

function keepValue(value: unknown, save: FieldRows['save'], last: KeptValue | undefined): KeptValue {
  if (last?.constants && typeof value === 'object' && value && last.constants.has(value)) return last;
  const json = JSON.stringify(save(value));
  const kept = last?.json === json ? last : { json, constants: null };
  if (isConstant(value)) (kept.constants ??= new WeakSet()).add(value);
  return kept;
}

interface Sum {
  size: number;
  newSize: number;
}

export function snapshotOf(
  { head, lasting, files, passing }: SavedState,
  { join }: Pick<Snapshots<World>, 'join'>,
): Snapshot {
  const rows = new Map([...lasting].map(([field, kept]) => [field, parsedRows(kept)]));
  const snapshot = join(head, rows) as Snapshot;
  for (const [index, field] of PASSING.entries())
    snapshot.fields[field] = JSON.parse(passing[index]?.json ?? 'null');
  snapshot.fields[UPLOADS] = filesKind.save(files);
  return snapshot;
}

function parsedRows(rows: KeptField): SavedRows {
  return [...rows].map(([key, { values }]) => [key, values.map(({ json }) => JSON.parse(json) as unknown)]);
}

/** One value of a field that is no passing one; without a key, of a field that is saved as a whole. */
export function valueOf({ lasting }: SavedState, field: string, key = ''): unknown {
  return JSON.parse(lasting.get(field)?.get(key)?.values[0]?.json ?? 'null');
}

export function changedFields(before: SavedState, after: SavedState): string[] {
  return [
    ...PASSING.filter((_, index) => before.passing[index]?.json !== after.passing[index]?.json),
    ...[...after.lasting.keys()].filter((field) => before.lasting.get(field) !== after.lasting.get(field)),
    ...(before.files === after.files ? [] : [UPLOADS]),
  ];
}
