import { Check } from 'typebox/value';
import { expect } from 'vitest';
import type { Slice } from '../engine/slice.ts';
import type { SnapshotKind } from '../engine/snapshot-kinds.ts';

type Tree = Record<string, unknown>;

interface More {
  /** Paths such as `qrs.0.1.ended`, with other values that a snapshot may have there. */
  takes?: Readonly<Record<string, readonly unknown[]>>;
  refuses?: Readonly<Record<string, readonly unknown[]>>;
}

/**
 * A snapshot must not load with a field missing, of another type or unknown. The state has a value in each of its lists, and
 * loads as it was saved.
 */
export function expectSavedForm<State extends object>(
  { kinds, create }: Slice<State>,
  state: State,
  { takes = {}, refuses = {} }: More = {},
): void {
  for (const [field, kind] of Object.entries<SnapshotKind<never>>(kinds as never)) {
    const { schema, save, load } = kind as SnapshotKind<unknown>;
    if (schema === null) continue;
    const saved = JSON.parse(JSON.stringify(save((state as Tree)[field]))) as unknown;
    const fits = (value: unknown) => Check(schema, value);
    expect(fits(saved), field).toBe(true);
    const paths = pathsOf(saved);
    expect(paths, `${field} is empty`).not.toEqual([]);
    for (const path of paths) {
      const value = at(saved, path);
      const other = typeof value === 'object' && value !== null ? 'text' : { other: 1 };
      expect(fits(withValue(saved, path, other)), `${field}.${path.join('.')} of another type`).toBe(false);
      if (isTree(value))
        expect(fits(withValue(saved, [...path, 'unknown'], 1)), `${field}.${path.join('.')} too`).toBe(false);
      if (isTree(at(saved, path.slice(0, -1))))
        expect(fits(withValue(saved, path, undefined)), `no ${field}.${path.join('.')}`).toBe(false);
    }
    const fresh = (create() as Tree)[field];
    load(fresh, saved);
    // A map is filled in place, a list too; what is saved again is the same.
    expect(JSON.parse(JSON.stringify(save(fresh))), `${field}, loaded`).toEqual(saved);
    const own = (table: More['takes'] = {}) =>
      Object.entries(table).filter(([path]) => path.startsWith(`${field}.`));
    for (const [table, isTaken] of [
      [own(takes), true],
      [own(refuses), false],
    ] as const)
      for (const [path, values] of table)
        for (const value of values)
          expect(fits(withValue(saved, path.split('.').slice(1), value)), `${path}: ${String(value)}`).toBe(
            isTaken,
          );
  }
}

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function pathsOf(value: unknown, before: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    [...before, name],
    ...pathsOf(inner, [...before, name]),
  ]);
}

const at = (value: unknown, path: readonly string[]) =>
  path.reduce<unknown>((inner, name) => (inner as Tree)[name], value);

/** A copy with the value at the path; without it for undefined. */
function withValue(value: unknown, path: readonly string[], set: unknown): unknown {
  const copy = structuredClone({ value });
  const names = ['value', ...path];
  const name = names.pop() ?? '';
  const parent = at(copy, names) as Tree;
  if (set === undefined) Reflect.deleteProperty(parent, name);
  else parent[name] = set;
  return copy.value;
}
