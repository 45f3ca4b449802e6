import type { Matchers } from '@pact-foundation/pact';

/**
 * A string that matches the pattern. Pact matches a pattern against the text of any value, so a number or `null` could match:
 * the second rule requires a string.
 */
export const text = (pattern: string, example: string) =>
  ({
    'pact:matcher:type': [{ 'pact:matcher:type': 'type' }, { 'pact:matcher:type': 'regex', regex: pattern }],
    value: example,
  }) as unknown as ReturnType<typeof Matchers.regex>;

const numeric = (type: 'number' | 'integer', pattern: string, example: number) =>
  ({
    'pact:matcher:type': [{ 'pact:matcher:type': type }, { 'pact:matcher:type': 'regex', regex: pattern }],
    value: example,
  }) as unknown as ReturnType<typeof Matchers.number>;

/** A number from 0. Only a balance can be less, and is a plain `number`. */
export const figure = (example: number) => numeric('number', String.raw`^\d[\d.e+-]*$`, example);

/** A whole number from 0. */
export const count = (example: number) => numeric('integer', String.raw`^\d+$`, example);

/** Whole seconds of a QR's life; milliseconds would have more digits. */
export const seconds = (example: number) => numeric('integer', String.raw`^\d{1,5}$`, example);

/**
 * A list of entries that match the first, at least `min` of them. The other entries have different values, so that a reader
 * which uses one for all fails; `eachLike` repeats one value.
 */
export const listOf = (examples: readonly unknown[], min = 1) => {
  const [first, ...rest] = examples;
  return {
    'pact:matcher:type': 'type',
    min,
    value: [first, ...rest.map(exampleOf)],
  } as unknown as ReturnType<typeof Matchers.eachLike>;
};

function exampleOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(exampleOf);
  if (typeof value !== 'object' || value === null) return value;
  if ('pact:matcher:type' in value) return exampleOf((value as unknown as { value: unknown }).value);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, exampleOf(inner)]));
}

export const time = (example = '2026-11-20T03:00:00.000Z') =>
  text(String.raw`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$`, example);

export const id = (example: string) => text('^[A-Za-z0-9_-]{1,64}$', example);

/** A name in Thai letters, and one without: a service that swaps them fails. */
export const thai = (example: string) => text(String.raw`^.*[\u0E00-\u0E7F].*$`, example);
export const english = (example: string) => text(String.raw`^[^\u0E00-\u0EFF]+$`, example);

export const digits = (example: string) => text(String.raw`^\d{3,40}$`, example);

export const address = (example: string) => text(String.raw`^https?://\S+$`, example);

/** One of several words; the first is the example, and may be repeated among the others. */
export const oneOf = (...words: [string, ...string[]]) =>
  text(`^(${[...new Set(words)].toSorted().join('|')})$`, words[0]);

export const svg = text(String.raw`^<svg [\s\S]+$`, '<svg xmlns="http://www.w3.org/2000/svg"></svg>');

/**
 * A path completed from provider state: `expression` with the provider's value on verification, exactly `example` in the
 * consumer's test. Pact's own `fromProviderState` accepts any path there.
 */
export const pathFromState = (expression: string, example: string) =>
  ({
    'pact:matcher:type': 'regex',
    'pact:generator:type': 'ProviderState',
    regex: `^${example.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`,
    expression,
    value: example,
  }) as unknown as ReturnType<typeof Matchers.regex>;
