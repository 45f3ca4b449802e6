import Type, { type Static, type TProperties, type TSchema } from 'typebox';

/** How a field of a world is saved and loaded. `load` fills the object that exists, because rules hold references to it. */
export interface SnapshotKind<State> {
  /** The schema of the saved form; null for a field of the running mock, which is not saved. */
  readonly schema: TSchema | null;
  readonly save: (state: State) => unknown;
  /** `saved` fits the schema. */
  readonly load: (state: State, saved: unknown) => void;
  readonly rows?: Rows<State>;
}

/** Splits a field into rows, so that a change writes only the affected rows. */
export interface Rows<State> {
  /** In order, each key with its values in order. */
  readonly split: (state: State) => Iterable<readonly [key: string, values: readonly unknown[]]>;
  readonly save: (value: never) => unknown;
  readonly join: (rows: readonly (readonly [key: string, saved: readonly unknown[]])[]) => unknown;
}

/** A kind for each field: a missing one is a type error. */
export type SnapshotKinds<State> = { readonly [Field in keyof State]-?: SnapshotKind<State[Field]> };

export interface Codec<Value, Saved> {
  readonly save: (value: Value) => Saved;
  readonly load: (saved: Saved) => Value;
}

/** Fields that must not outlive the process, such as sockets and listeners. */
export const notSaved: SnapshotKind<unknown> = { schema: null, save: () => null, load: () => undefined };

/** A list that is saved as it is. */
export function listOf<const S extends TSchema>(schema: S): SnapshotKind<Static<S>[]> {
  return {
    schema: Type.Array(schema),
    save: (list) => list,
    load: (list, saved) => {
      list.length = 0;
      for (const value of saved as Static<S>[]) list.push(value);
    },
  };
}

/** A list whose items have a `code` of their own. */
export function codedListOf<const S extends TSchema>(schema: S): SnapshotKind<Static<S>[]> {
  return { ...listOf(schema), schema: codedOf(schema) };
}

/** An object with fixed fields that is saved as it is. */
export function recordOf<const S extends TSchema>(schema: S): SnapshotKind<Static<S>> {
  return {
    schema,
    save: (record) => record,
    load: (record, saved) => Object.assign(record, saved),
  };
}

/** JSON has no sets, so a set is saved as a list, in its order. */
export function setOf<const S extends TSchema>(schema: S): SnapshotKind<Set<Static<S>>> {
  return {
    schema: Type.Array(schema, { uniqueItems: true }),
    save: (set) => [...set],
    load: (set, saved) => {
      set.clear();
      for (const value of saved as Static<S>[]) set.add(value);
    },
  };
}

type MapKind<Value> = Required<SnapshotKind<Map<string, Value>>>;

/** JSON has no maps, so a map is saved as pairs of key and value, in its order. */
export function mapOf<const S extends TSchema>(schema: S): MapKind<Static<S>>;
export function mapOf<const S extends TSchema, Value>(
  schema: S,
  codec: Codec<Value, Static<S>>,
): MapKind<Value>;
export function mapOf(
  schema: TSchema,
  { save, load }: Codec<unknown, unknown> = { save: (value) => value, load: (saved) => saved },
): MapKind<unknown> {
  return {
    schema: pairsOf(schema, RowKey),
    save: (map) => [...map].map(([key, value]) => [key, save(value)]),
    load: (map, saved) => {
      map.clear();
      for (const [key, value] of saved as [string, unknown][]) map.set(key, load(value));
    },
    rows: {
      split: function* (map) {
        for (const [key, value] of map) yield [key, [value]];
      },
      save,
      join: (rows) => rows.map(([key, [value]]) => [key, value]),
    },
  };
}

export function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}

/** Bytes cannot be frozen; those of a frozen object are never changed. */
export function isConstant(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  if (ArrayBuffer.isView(value)) return true;
  return Object.isFrozen(value) && Object.values(value).every((part) => !isMutable(part));
}

function isMutable(part: unknown): boolean {
  return typeof part === 'object' && part !== null && !isConstant(part);
}

/** For an object that saves and loads itself. */
export function selfSaving<
  const S extends TSchema,
  Self extends { save: () => Static<S>; load: (saved: Static<S>) => void },
>(schema: S): SnapshotKind<Self> {
  return {
    schema,
    save: (object) => object.save(),
    load: (object, saved) => object.load(saved as Static<S>),
  };
}

/** A database takes half of a pair of surrogates for another character, and the row would be read back as one of another key. */
const RowKey = Type.Refine(
  Type.String(),
  (key) => key.isWellFormed(),
  () => 'must be well-formed Unicode',
);

/** A key that appears twice is refused, because the second value would replace the first silently. */
export function pairsOf<const S extends TSchema>(schema: S, key: Type.TString = Type.String()) {
  return Type.Refine(
    Type.Array(Type.Tuple([key, schema])),
    (pairs) => repeated(keysOf(pairs)) === undefined,
    (pairs) => `has ${JSON.stringify(repeated(keysOf(pairs)))} twice`,
  );
}

/** Of two items with one code the second could never be addressed. */
export function codedOf<const S extends TSchema>(schema: S) {
  return Type.Refine(
    Type.Array(schema),
    (items) => repeated(codesOf(items)) === undefined,
    (items) => `has the code ${JSON.stringify(repeated(codesOf(items)))} twice`,
  );
}

/** The validator also asks for values without codes. */
function codesOf(items: unknown): unknown[] {
  const codes = Array.isArray(items) ? items.map((item) => (item as { code?: unknown } | null)?.code) : [];
  return codes.filter((code) => typeof code === 'string');
}

/** The validator also asks for values that are no pairs. */
function keysOf(pairs: unknown): unknown[] {
  if (!Array.isArray(pairs)) return [];
  return (pairs as unknown[]).map((pair) => (Array.isArray(pair) ? (pair as unknown[])[0] : pair));
}

function repeated(values: readonly unknown[]): unknown {
  const seen = new Set();
  return values.find((value) => seen.size === seen.add(value).size);
}

/** An object with exactly these fields. Unlike those of the contract's `Strict`, they are mutable. */
export function Stored<Fields extends TProperties>(fields: Fields) {
  return Type.Object(fields, { additionalProperties: false });
}

/** Milliseconds since 1970 in the years 1 to 9999, the range of ISO 8601. */
export const Moment = Type.Number({
  minimum: Date.parse('0001-01-01T00:00:00Z'),
  maximum: Date.parse('9999-12-31T23:59:59.999Z'),
});
