import fc from 'fast-check';
import type { TSchema } from 'typebox';

const ODD_TEXTS = [
  '',
  ' ',
  '\u0000',
  '\u200b',
  '\u202e😀',
  '๑๐๐',
  '__proto__',
  'constructor',
  'toString',
  '../../etc/passwd',
  '%00',
  "'; drop table members; --",
  '<img src=x onerror=alert(1)>',
  '=1+1',
  '2026-02-31T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
  'x'.repeat(300),
  '\ud800',
];
const ODD_NUMBERS = [
  0,
  -0,
  -1,
  0.001,
  1e-7,
  1e12,
  1e308,
  -1e308,
  2 ** 53,
  2 ** 31,
  1_000_000_000,
  9_999_999_999.99,
];
/** Values of a demo world, so that many requests succeed. */
const KNOWN_TEXTS = [
  'WALLET',
  'PG',
  'JOKER',
  'KBANK',
  'SCB',
  '0812345678',
  '0899999999',
  '123456',
  'WELCOME50',
  'RK-100001',
  'RK-guest-0123456789abcdef',
  'guest-0123456789abcdef',
  '100001',
  '2026-11-20T03:00:00.000Z',
  '1',
  'demo',
];

export const aText = fc.oneof(fc.constantFrom(...KNOWN_TEXTS), fc.constantFrom(...ODD_TEXTS), fc.string());
const aNumber = fc.oneof(
  fc.integer({ min: 0, max: 1000 }),
  fc.constantFrom(...ODD_NUMBERS),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
export const anyJson = fc.jsonValue({ maxDepth: 4 });

interface Shape {
  type?: string;
  const?: unknown;
  anyOf?: Shape[];
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape | Shape[];
}

export function near(schema: TSchema | undefined): fc.Arbitrary<unknown> {
  return schema === undefined ? anyJson : about(schema);
}

function about(shape: Shape): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: asDescribed(shape) }, { weight: 1, arbitrary: anyJson });
}

function asDescribed(shape: Shape): fc.Arbitrary<unknown> {
  if ('const' in shape) return fc.constant(shape.const);
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map(about));
  switch (shape.type) {
    case 'string':
      return aText;
    case 'integer':
      return fc.oneof(fc.integer({ min: 0, max: 100 }), aNumber);
    case 'number':
      return aNumber;
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(about(Array.isArray(shape.items) ? {} : (shape.items ?? {})), { maxLength: 4 });
    case 'object':
      return anObject(shape);
    case undefined:
    default:
      return anyJson;
  }
}

function anObject({ properties = {}, required = [] }: Shape): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, shape]) => [name, about(shape)]));
  const known = fc.record(fields, { requiredKeys: required });
  const stray = fc.record({ unknown: anyJson, constructor: anyJson }, { requiredKeys: [] });
  return fc.oneof(
    { weight: 15, arbitrary: known },
    { weight: 1, arbitrary: fc.tuple(known, stray).map(([one, other]) => ({ ...one, ...other })) },
  );
}

/** A value as the text of a body: mostly JSON, sometimes broken or hostile. */
export function written(value: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  const json = value.map((body) => JSON.stringify(body));
  return fc.oneof(
    { weight: 14, arbitrary: json },
    { weight: 1, arbitrary: json.map((text) => text.slice(0, text.length >> 1)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '',
        '{',
        'NaN',
        '{"a":1,"a":2}',
        '{"__proto__":{}}',
        '['.repeat(5000),
        '9'.repeat(400),
      ),
    },
  );
}
