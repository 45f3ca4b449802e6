import type { Rule } from '../pact-types.ts';

/** The part of a JSON schema that the contract uses. */
export interface Schema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  items?: Schema;
  minItems?: number;
  anyOf?: Schema[];
  pattern?: string;
}

/** Something of a reply that the pacts must show at least once, such as a null or a list of several entries. */
export interface Demand {
  /** Such as `$.slots[*].web`. */
  path: string;
  shown: 'present' | 'null' | 'empty' | 'one' | 'filled' | 'many' | 'value';
  value?: unknown;
}

/** Everything that a reply's schema allows and that the app may treat differently. */
export function demandsOf(schema: Schema, path = '$'): Demand[] {
  if (schema.anyOf) return schema.anyOf.flatMap((choice) => demandsOf(choice, path));
  if (schema.const !== undefined) return [{ path, shown: 'value', value: schema.const }];
  if (schema.type === 'null') return [{ path, shown: 'null' }];
  if (schema.type === 'array') {
    return [
      ...(schema.minItems ? [] : (['empty', 'one'] as const).map((shown) => ({ path, shown }))),
      { path, shown: 'filled' },
      { path, shown: 'many' },
      ...demandsOf(schema.items ?? {}, `${path}[*]`),
    ];
  }
  if (schema.properties) {
    return Object.entries(schema.properties).flatMap(([name, inner]) => demandsOf(inner, `${path}.${name}`));
  }
  return [{ path, shown: 'present' }];
}

/** In the text form of `keyOfDemand`. */
export function shownBy(example: unknown, path = '$'): string[] {
  if (example === null) return [keyOfDemand({ path, shown: 'null' })];
  if (Array.isArray(example)) {
    const list = keyOfDemand({ path, shown: example.length === 0 ? 'empty' : 'filled' });
    const one = example.length === 1 ? [keyOfDemand({ path, shown: 'one' })] : [];
    // Identical entries do not prove that each entry is read.
    const isMany = new Set(example.map((entry) => JSON.stringify(entry))).size > 1;
    const many = isMany ? [keyOfDemand({ path, shown: 'many' })] : [];
    return [list, ...one, ...many, ...example.flatMap((entry) => shownBy(entry, `${path}[*]`))];
  }
  if (typeof example === 'object') {
    return Object.entries(example).flatMap(([name, inner]) => shownBy(inner, `${path}.${name}`));
  }
  return [keyOfDemand({ path, shown: 'present' }), keyOfDemand({ path, shown: 'value', value: example })];
}

export const keyOfDemand = ({ path, shown, value }: Demand) =>
  shown === 'value' ? `${path} is ${JSON.stringify(value)}` : `${path} ${shown}`;

export const demandKeys = (schema: Schema) => [...new Set(demandsOf(schema).map(keyOfDemand))];

/** A pattern such as `^(slot|sport)$` shows each value of the choice. */
export function admittedBy(rules: Record<string, Rule> | undefined): string[] {
  return Object.entries(rules ?? {}).flatMap(([path, { matchers }]) =>
    matchers.flatMap(({ regex = '' }) => {
      const words = /^\^\(([\w|]+)\)\$$/.exec(regex)?.[1]?.split('|') ?? [];
      return words.map((value) =>
        keyOfDemand({ path: path.replace(/\[\d+\]/g, '[*]'), shown: 'value', value }),
      );
    }),
  );
}
