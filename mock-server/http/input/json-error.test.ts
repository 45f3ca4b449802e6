import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonError, jsonErrorAt } from './json-error.ts';

const json = fc
  .tuple(fc.json({ maxDepth: 5 }), fc.constantFrom(0, 1, '\t'))
  .map(([text, indent]) => JSON.stringify(JSON.parse(text) as unknown, null, indent));

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe('the place at which a text stops being JSON', () => {
  it.each([
    ['', 'it ends too early'],
    ['{"a":[1,', 'it ends too early'],
    ['"never closed', 'it ends too early'],
    ['\ufeff{}', 'it begins with a byte order mark'],
    ['{"a":1,}', 'see line 1, column 8'],
    ['{\n  "a": 1\n  "b": 2\n}', 'see line 3, column 3'],
    ['[1,\r\n\r\n NaN]', 'see line 3, column 2'],
    ['{}x', 'see line 1, column 3'],
    ['[01]', 'see line 1, column 3'],
    ['{a:1}', 'see line 1, column 2'],
    ['{"a" 1}', 'see line 1, column 6'],
    ['{"a":}', 'see line 1, column 6'],
    ['[1]]', 'see line 1, column 4'],
    ['[1}', 'see line 1, column 3'],
    ['"a\\x"', 'see line 1, column 3'],
    ['"a\tb"', 'see line 1, column 3'],
  ])('of %j is named: %s', (text, said) => {
    expect(jsonError(text)).toBe(said);
  });

  it('is that of a character that fits nowhere, or of the word or escape before it', () => {
    fc.assert(
      fc.property(json, fc.nat(), (text, at) => {
        const place = at % (text.length + 1);
        const found = jsonErrorAt(`${text.slice(0, place)}\u0001${text.slice(place)}`);
        expect(found).toBeLessThanOrEqual(place);
        expect(found).toBeGreaterThanOrEqual(place - '\\uabc'.length);
      }),
      { numRuns: 300 },
    );
  });

  it('is the end of a text that more text completes', () => {
    fc.assert(
      fc.property(json, fc.nat(), (text, at) => {
        const start = text.slice(0, at % text.length);
        fc.pre(!isJson(start) && !/[\w\\.+-]$/.test(start));
        expect(jsonErrorAt(start)).toBe(start.length);
      }),
      { numRuns: 300 },
    );
  });
});
