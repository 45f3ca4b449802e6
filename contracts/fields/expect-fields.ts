import type { TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { expect } from 'vitest';

/** A shape of the contract, listed a second time: the test compares the two. Paths look like `slots.0.code`. */
export interface Fields {
  shape: TSchema | undefined;
  /** Has every field; a list has one entry or more, of which the first counts. A whole number takes no fraction. */
  example: unknown;
  optional?: readonly string[];
  /** Fields that may be null. */
  nullable?: readonly string[];
  /** Balances, and amounts in requests, which a rule of the service refuses. All other numbers are from 0. */
  signed?: readonly string[];
  takes?: readonly (readonly [path: string, value: unknown])[];
  refuses?: readonly (readonly [path: string, value: unknown])[];
}

/** Fields that another call has, and values that one of them takes. */
const OTHER_NAMES = ['other', 'amount', 'currency', 'from', 'to', 'code', 'name', 'status', '_id'];
const OTHER_VALUES = [1, 'LAK', true];

/** Every field is needed, has its type, and no other field is allowed. */
export function expectFields(fields: Fields): void {
  const { shape, example, optional = [], nullable = [], signed = [], takes = [], refuses = [] } = fields;
  if (!shape) throw new Error('the call has no such shape');
  const fits = (changed: unknown) => Check(shape, changed);
  expect(fits(example), 'the example').toBe(true);
  for (const path of pathsOf(example)) {
    const value = at(example, path);
    if (!isInList(path)) expect(fits(without(example, path)), `no ${path}`).toBe(optional.includes(path));
    expect(fits(withValue(example, path, null)), `${path} is null`).toBe(nullable.includes(path));
    expect(fits(withValue(example, path, ofAnotherType(value))), `${path} of another type`).toBe(false);
    if (typeof value === 'number') {
      expect(fits(withValue(example, path, -1)), `${path} is negative`).toBe(signed.includes(path));
      if (Number.isInteger(value))
        expect(fits(withValue(example, path, value + 0.5)), `${path} is a fraction`).toBe(false);
    }
    if (isTime(value))
      expect(fits(withValue(example, path, '22/08/2026')), `${path} is no ISO time`).toBe(false);
    if (isObject(value)) expectNoOther(value, `${path}.`);
  }
  if (isObject(example)) expectNoOther(example, '');
  function expectNoOther(parent: Tree, before: string): void {
    for (const name of OTHER_NAMES.filter((other) => !(other in parent)))
      for (const value of OTHER_VALUES)
        expect(fits(withValue(example, before + name, value)), `${before}${name} too`).toBe(false);
  }
  for (const [path, value] of takes)
    expect(fits(withValue(example, path, value)), `${path} ${String(value)}`).toBe(true);
  for (const [path, value] of refuses)
    expect(fits(withValue(example, path, value)), `${path} ${String(value)}`).toBe(false);
}

type Tree = Record<string, unknown>;

const isObject = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTime = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value);

const isInList = (path: string) => path.split('.').at(-1) === '0';

function pathsOf(value: unknown, before = ''): string[] {
  const entries = Array.isArray(value)
    ? value.slice(0, 1).map((entry, index) => [String(index), entry] as const)
    : Object.entries(isObject(value) ? value : {});
  return entries.flatMap(([name, inner]) => [before + name, ...pathsOf(inner, `${before}${name}.`)]);
}

function at(value: unknown, path: string): unknown {
  return path.split('.').reduce((inner, name) => (inner as Tree)[name], value);
}

function withValue(value: unknown, path: string, set: unknown): unknown {
  return changed(value, path, (parent, name) => (parent[name] = set));
}

function without(value: unknown, path: string): unknown {
  return changed(value, path, (parent, name) => Reflect.deleteProperty(parent, name));
}

function changed(value: unknown, path: string, change: (parent: Tree, name: string) => void): unknown {
  const copy = structuredClone({ value });
  const names = ['value', ...path.split('.')];
  const name = names.pop() ?? '';
  change(names.reduce<unknown>((inner, step) => (inner as Tree)[step], copy) as Tree, name);
  return copy.value;
}

function ofAnotherType(value: unknown): unknown {
  if (typeof value === 'string') return 1;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return value === null || Array.isArray(value) ? { other: 1 } : 'text';
}
