import Type, { type Static, type TSchema } from 'typebox';
import { deepFreeze, mapOf, type SnapshotKind } from './snapshot-kinds.ts';

/** How many values a page holds. */
const PAGE = 256;

/**
 * A list that may have 100,000 values. They are immutable, and so are the pages by which it is saved: a page in which nothing
 * changed is the same object as before. So a saved state compares and stores the pages and the newest values, not all values.
 */
export class LongList<Value extends object> {
  readonly #values: Value[] = [];
  /** The first values again, `PAGE` in each. */
  readonly #pages: (readonly Value[])[] = [];

  constructor(values: Iterable<Value> = []) {
    for (const value of values) this.push(value);
  }

  get values(): readonly Value[] {
    return this.#values;
  }

  push(value: Value): void {
    this.#values.push(deepFreeze(value));
  }

  insert(index: number, value: Value): void {
    this.#values.splice(index, 0, deepFreeze(value));
    this.#pages.length = Math.min(this.#pages.length, Math.floor(index / PAGE));
  }

  replace(index: number, value: Value): void {
    this.#values[index] = deepFreeze(value);
    const page = Math.floor(index / PAGE);
    if (page < this.#pages.length) this.#pages[page] = this.#page(page);
  }

  /** Its pages, and after them the values that do not fill one. `joinParts` is the reverse. */
  parts(): (readonly Value[] | Value)[] {
    while (this.#values.length >= (this.#pages.length + 1) * PAGE)
      this.#pages.push(this.#page(this.#pages.length));
    return [...this.#pages, ...this.#values.slice(this.#pages.length * PAGE)];
  }

  #page(number: number): readonly Value[] {
    return Object.freeze(this.#values.slice(number * PAGE, (number + 1) * PAGE));
  }
}

/** A list again from its saved parts. */
export function joinParts(parts: readonly unknown[]): unknown[] {
  return parts.flat();
}

/** Lists by key; each part of a list is a row, so that an addition saves only its last part. */
export function mapOfLongLists<const S extends TSchema>(
  schema: S,
): SnapshotKind<Map<string, LongList<Static<S> & object>>> {
  return {
    ...mapOf(Type.Array(schema), {
      save: (list: LongList<Static<S> & object>) => [...list.values] as Static<S>[],
      load: (values) => new LongList(values as (Static<S> & object)[]),
    }),
    rows: {
      split: function* (map) {
        for (const [key, list] of map) yield [key, list.parts()];
      },
      save: (part) => part,
      join: (rows) => rows.map(([key, parts]) => [key, joinParts(parts)]),
    },
  };
}
