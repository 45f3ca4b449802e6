import Type, { type Static, type TProperties, type TSchema } from 'typebox';

/** What of one field of a world a snapshot holds, and how it is read back. */
export interface SnapshotKind<State> {
  /** The saved form; null for a field that belongs to the running mock and stays behind. */
  readonly schema: TSchema | null;
  readonly save: (state: State) => unknown;
  /** Fills the field of a new world. `saved` fits the schema. */
  readonly load: (state: State, saved: unknown) => void;
  /** How a database keeps the field; left out, as one value. */
  readonly rows?: Rows<State>;
}

/** A field in rows, so that a change writes only the rows that it touches. */
export interface Rows<State> {
  /** The keys in their order, each with the values below it in theirs. */
  readonly split: (state: State) => Iterable<readonly [key: string, values: readonly unknown[]]>;
  /** The saved form of one value. */
  readonly save: (value: never) => unknown;
  /** The saved form of the whole field. */
  readonly join: (rows: readonly (readonly [key: string, saved: readonly unknown[]])[]) => unknown;
}

/** A kind for each field: the type checker lets none be forgotten. */
export type SnapshotKinds<State> = { readonly [Field in keyof State]-?: SnapshotKind<State[Field]> };

/** Turns a value into its saved form and back, where JSON cannot hold the value as it is. */
export interface Codec<Value, Saved> {
  readonly save: (value: Value) => Saved;
  readonly load: (saved: Saved) => Value;
}

/** Sockets, listeners and whatever else must not outlive the process. */
export const leftBehind: SnapshotKind<unknown> = { schema: null, save: () => null, load: () => undefined };

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

export function recordOf<const S extends TSchema>(schema: S): SnapshotKind<Static<S>> {
  return {
    schema,
    save: (record) => record,
    load: (record, saved) => Object.assign(record, saved),
  };
}

export function setOf<const S extends TSchema>(schema: S): SnapshotKind<Set<Static<S>>> {
  return {
    schema: Type.Array(schema),
    save: (set) => [...set],
    load: (set, saved) => {
      set.clear();
      for (const value of saved as Static<S>[]) set.add(value);
    },
  };
}

/** JSON has no maps: pairs of key and value, in the map's order. */
export function mapOf<const S extends TSchema>(schema: S): SnapshotKind<Map<string, Static<S>>>;
export function mapOf<const S extends TSchema, Value>(
  schema: S,
  codec: Codec<Value, Static<S>>,
): SnapshotKind<Map<string, Value>>;
export function mapOf(
  schema: TSchema,
  { save, load }: Codec<unknown, unknown> = { save: (value) => value, load: (saved) => saved },
): SnapshotKind<Map<string, unknown>> {
  return {
    schema: pairsOf(schema),
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

/**
 * A map of long lists, a row for each value of a list. The values never change: who changes one puts another in its
 * place. So a list of 100,000 is compared without reading its values.
 */
export function mapOfLists<const S extends TSchema>(schema: S): SnapshotKind<Map<string, Static<S>[]>> {
  return {
    ...mapOf(Type.Array(schema)),
    load: (map, saved) => {
      map.clear();
      for (const [key, list] of saved as [string, Static<S>[]][]) map.set(key, list.map(deepFreeze));
    },
    rows: { split: (map) => map, save: (value) => value, join: (rows) => rows },
  };
}

/** Freezes a value of JSON, and whatever it holds. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}

/** An object that saves and loads itself. */
export function itself<
  const S extends TSchema,
  Self extends { save: () => Static<S>; load: (saved: Static<S>) => void },
>(schema: S): SnapshotKind<Self> {
  return {
    schema,
    save: (object) => object.save(),
    load: (object, saved) => object.load(saved as Static<S>),
  };
}

export function pairsOf<const S extends TSchema>(schema: S) {
  return Type.Array(Type.Tuple([Type.String(), schema]));
}

/** An object with these fields and no others. Unlike those of the contract's `Strict`, its fields may be changed. */
export function Stored<Fields extends TProperties>(fields: Fields) {
  return Type.Object(fields, { additionalProperties: false });
}

/** One of these words. */
export function oneOf<const Word extends string>(...words: readonly Word[]) {
  return Type.Unsafe<Word>(Type.Union(words.map((word) => Type.Literal(word))));
}

/** Milliseconds since 1970 of a moment in the years 1 to 9999, which is what ISO 8601 can write. */
export const Moment = Type.Number({
  minimum: Date.parse('0001-01-01T00:00:00Z'),
  maximum: Date.parse('9999-12-31T23:59:59.999Z'),
});
