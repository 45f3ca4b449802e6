import type { FieldRows, SavedRows, Snapshot, SnapshotHead, Snapshots } from '../engine/snapshot.ts';
import { isConstant } from '../engine/snapshot-kinds.ts';
import type { World } from '../world/world.ts';

/** A value of the state as JSON. */
interface KeptValue {
  json: string;
  /** The value itself if it is immutable: the same object needs no new JSON. */
  constant: object | null;
}

interface KeptRow {
  values: readonly KeptValue[];
  size: number;
}

type KeptField = ReadonlyMap<string, KeptRow>;

/** The state of a world at one moment. Equal parts are the same objects as in the state before. */
export interface KeptState {
  head: SnapshotHead;
  fields: ReadonlyMap<string, KeptField>;
  /** Characters of JSON. */
  size: number;
  /** Characters of JSON that the state before does not share. */
  newSize: number;
}

type Split = ReturnType<Snapshots<World>['split']>;

/** Keeps the state of a world. Costs about as much as the JSON of its mutable values. */
export function keepState({ head, fields }: Split, last: KeptState | undefined): KeptState {
  const kept = new Map<string, KeptField>();
  const sum = { size: 0, newSize: 0 };
  for (const field of fields) kept.set(field.field, keepField(field, last?.fields.get(field.field), sum));
  return { head, fields: kept, ...sum };
}

/** What every call may change: the time passes, faults are used up, requests are counted. */
const CHANGED_BY_READS: ReadonlySet<string> = new Set(['clock', 'random', 'faults', 'requestCounts']);

/** The state after a call that only reads: the last one, except what every call may change. */
export function keepRead({ head, fields }: Split, last: KeptState): KeptState {
  const kept = new Map(last.fields);
  const sum = { size: 0, newSize: 0 };
  for (const field of fields)
    if (CHANGED_BY_READS.has(field.field))
      kept.set(field.field, keepField(field, last.fields.get(field.field), sum));
  return { head, fields: kept, size: last.size, newSize: sum.newSize };
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
  if (last?.constant && last.constant === value) return last;
  const json = JSON.stringify(save(value));
  return last?.json === json ? last : { json, constant: isConstant(value) ? value : null };
}

interface Sum {
  size: number;
  newSize: number;
}

/** The whole snapshot of a kept state. */
export function snapshotOf({ head, fields }: KeptState, { join }: Pick<Snapshots<World>, 'join'>): Snapshot {
  return join(head, new Map([...fields].map(([field, rows]) => [field, parsedRows(rows)]))) as Snapshot;
}

function parsedRows(rows: KeptField): SavedRows {
  return [...rows].map(([key, { values }]) => [key, values.map(({ json }) => JSON.parse(json) as unknown)]);
}

/** The names of the fields that differ between two states. */
export function changedFields(before: KeptState, after: KeptState): string[] {
  return [...after.fields.keys()].filter((field) => before.fields.get(field) !== after.fields.get(field));
}
