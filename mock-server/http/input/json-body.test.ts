import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJson } from './json-body.ts';

const BOUNDS = { depth: 32, values: 10_000 };

describe('a JSON body', () => {
  it('is parsed as by JSON.parse, for any content', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), fc.constantFrom(0, 1, '\t'), (text, indent) => {
        fc.pre(!text.includes('"__proto__"'));
        const written = JSON.stringify(JSON.parse(text) as unknown, null, indent);
        expect(parseJson(written, BOUNDS)).toEqual(JSON.parse(written));
      }),
      { numRuns: 2000 },
    );
  });

  it('is refused for a duplicate field, even an escaped one', () => {
    fc.assert(
      fc.property(
        fc.string().filter((key) => key !== '__proto__'),
        fc.jsonValue({ maxDepth: 2 }),
        (key, value) => {
          const [name, written] = [JSON.stringify(key), JSON.stringify(value)];
          fc.pre(!written.includes('__proto__'));
          const escaped = `"${[...Array(key.length).keys()].map((at) => `\\u${key.charCodeAt(at).toString(16).padStart(4, '0')}`).join('')}"`;
          expect(() => parseJson(`{${name}:${written} , ${escaped} : 1}`, BOUNDS)).toThrow('appears twice');
          expect(() => parseJson(`[{${name}:${written}},{${name}:1}]`, BOUNDS)).not.toThrow();
        },
      ),
      { numRuns: 1000 },
    );
    expect(() => parseJson('{"amount":1,"amount":100}', BOUNDS)).toThrow('the field amount appears twice');
  });

  it('is refused above the limit of levels or values', () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    expect(parseJson(nested(32), BOUNDS)).toBeDefined();
    expect(() => parseJson(nested(33), BOUNDS)).toThrow('nested more than 32 levels deep');
    expect(() => parseJson('[{"a":'.repeat(20_000), BOUNDS)).toThrow('nested more than 32 levels deep');
    expect(parseJson(`[${'1,'.repeat(9_999)}1]`, BOUNDS)).toHaveLength(10_000);
    expect(() => parseJson(`[${'1,'.repeat(10_000)}1]`, BOUNDS)).toThrow('more than 10000 values');
    expect(() => parseJson(`[${'[],'.repeat(10_000)}1]`, BOUNDS)).toThrow('more than 10000 values');
  });

  it('is refused above the limit of fields in an object', () => {
    const fields = (count: number) => `{${Array.from({ length: count }, (_, at) => `"k${at}":1`).join(',')}}`;
    expect(Object.keys(parseJson(fields(1000), BOUNDS) as object)).toHaveLength(1000);
    expect(() => parseJson(fields(1001), BOUNDS)).toThrow('an object has more than 1000 fields');
  });

  it.each(['', '{', '{"a":1,}', 'undefined', '{"a":NaN}', '"\\x"', '{"a":"\\"}', '1 2', '"', '{"a\\":1}'])(
    'is refused when it is none: %s',
    (text) => {
      expect(() => parseJson(text, BOUNDS)).toThrow('the body is no JSON');
    },
  );

  it('refuses a field __proto__, but accepts similar names', () => {
    expect(() => parseJson('{"a":{"__proto__":1}}', BOUNDS)).toThrow('unknown field __proto__');
    expect(() => parseJson('{"\\u005f_proto__":1}', BOUNDS)).toThrow('unknown field __proto__');
    expect(parseJson('{"constructor":1,"toString":2,"a":"__proto__"}', BOUNDS)).toEqual({
      constructor: 1,
      toString: 2,
      a: '__proto__',
    });
  });
});
