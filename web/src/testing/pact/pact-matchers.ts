import type { Matchers } from '@pact-foundation/pact';

/**
 * A text of this pattern. Pact holds a pattern against the letters of any value, so that a number or `null` may fit it:
 * the second rule asks for a text.
 */
export const text = (pattern: string, example: string) =>
  ({
    'pact:matcher:type': [{ 'pact:matcher:type': 'type' }, { 'pact:matcher:type': 'regex', regex: pattern }],
    value: example,
  }) as unknown as ReturnType<typeof Matchers.regex>;

/**
 * A list of entries such as the first, at least `min` of them. The others are examples of their own, so that a reader which
 * takes one for all is found out; `eachLike` repeats one.
 */
export const listOf = (examples: readonly unknown[], min = 1) => {
  const [first, ...rest] = examples;
  return {
    'pact:matcher:type': 'type',
    min,
    value: [first, ...rest.map(exampleOf)],
  } as unknown as ReturnType<typeof Matchers.eachLike>;
};

/** The values alone: the rules of a list stand in its first entry. */
function exampleOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(exampleOf);
  if (typeof value !== 'object' || value === null) return value;
  if ('pact:matcher:type' in value) return exampleOf((value as unknown as { value: unknown }).value);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, exampleOf(inner)]));
}

/** ISO 8601 in UTC, to the millisecond. */
export const time = (example = '2026-11-20T03:00:00.000Z') =>
  text(String.raw`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$`, example);

/** What a record is called by. */
export const id = (example: string) => text('^[A-Za-z0-9_-]{1,64}$', example);

/** A phone or an account number: digits alone. */
export const digits = (example: string) => text(String.raw`^\d{3,40}$`, example);

export const address = (example: string) => text(String.raw`^https?://\S+$`, example);

/** One of a few words; the first is the example, and may stand among the others again. */
export const oneOf = (...words: [string, ...string[]]) =>
  text(`^(${[...new Set(words)].toSorted().join('|')})$`, words[0]);

export const svg = text(String.raw`^<svg [\s\S]+$`, '<svg xmlns="http://www.w3.org/2000/svg"></svg>');

/**
 * A path that the state of the provider completes: `expression` with its own value when it is verified, exactly `example`
 * in the consumer's test. Pact's own `fromProviderState` takes any path there.
 */
export const pathFromState = (expression: string, example: string) =>
  ({
    'pact:matcher:type': 'regex',
    'pact:generator:type': 'ProviderState',
    regex: `^${example.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`,
    expression,
    value: example,
  }) as unknown as ReturnType<typeof Matchers.regex>;
